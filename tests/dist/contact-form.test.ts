import { describe, expect, test } from "vitest";
import {
  fieldWords,
  formLabel,
  honeypotLabel,
  notSent,
  sending,
  sent,
  submitLabel,
} from "../../src/contact/content";
import { fields } from "../../src/contact/fields";
import { delivery } from "../../src/site/delivery";
import { pathTo, routes } from "../../src/site/routes";
import { all, nameOf, one, pageAt, textOf } from "../dist-page";
import { builtFiles, read } from "./site";

const paths = routes
  .map(({ path }) => path)
  .filter((path) => pageAt(path).main.querySelector("form"));

test("the contact page has the form", () => {
  expect(paths).toContain(pathTo("contact"));
});

describe.each(paths)("the form of %s", (path) => {
  const form = one(pageAt(path).main, "form");

  test("has a name, and for each field a label and what browsers fill in and check", () => {
    expect(nameOf(form)).toBe(formLabel);
    // Without the honeypot.
    const controls = all(form, ":is(input, textarea, button):not([tabindex='-1'])");
    expect(controls.map(nameOf).slice(0, -1)).toEqual(
      fields.map(({ name }) => fieldWords[name].label + (fieldWords[name].missing ? " *" : "")),
    );
    expect(nameOf(controls.at(-1) ?? form)).toContain(submitLabel);
    for (const { name, autoComplete = null, type = "text", inputMode = null } of fields) {
      const field = one(form, `[name="${name}"]`);
      expect(field.getAttribute("autocomplete"), name).toBe(autoComplete);
      expect(field.getAttribute("inputmode"), name).toBe(inputMode);
      expect(field.getAttribute("type") ?? "text", name).toBe(type);
      expect(field.hasAttribute("required"), name).toBe(fieldWords[name].missing !== undefined);
    }
  });

  test("has no action that browsers count as mixed content", () => {
    expect(form.getAttribute("action") ?? "/").toMatch(/^(?:https:|\/)/);
  });

  test("doesn't say yet that a message is being sent, was sent or wasn't, not even hidden", () => {
    const island = one(pageAt(path).main, "[data-island]:has(form)");
    const notYet = [...Object.values(sending), ...Object.values(sent).flat(), notSent.failure];
    for (const words of notYet) expect(textOf(island)).not.toContain(words);
    // Text browsers show what is hidden, and number items without words.
    expect(all(island, "li:empty")).toEqual([]);
  });
});

test.skipIf(delivery)("a site without an endpoint has no code that sends", () => {
  for (const path of paths) expect(pageAt(path).html).not.toContain(honeypotLabel);
  const scripts = builtFiles.filter((file) => file.endsWith(".js")).map((file) => `${read(file)}`);
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) expect(script).not.toMatch(/idempotencyKey|secondsToSubmit/);
});
