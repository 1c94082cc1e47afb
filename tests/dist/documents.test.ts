import { type ConfigData, HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { company } from "../../site/company";
import { all, everyPath, pageAt, textOf } from "../dist-page";

const rules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "heading-level": "error",
    // It ends with the company's name, however long that is.
    "long-title": ["error", { maxlength: 60 + company.name.length }],
    // How React writes attributes and void elements; valid HTML all the same.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "doctype-style": ["error", { style: "lowercase" }],
    // React's useId begins with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // A non-breaking hyphen would be copied with the number. CSS keeps numbers on one line.
    "tel-non-breaking": "off",
    // role="list", which Safari needs.
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
  },
};

const validator = new HtmlValidate(rules);

describe.each(everyPath)("%s", (path) => {
  const { html, document } = pageAt(path);

  test("is valid HTML with one h1 and its headings in order", async () => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect(messages).toEqual([]);
  });

  // A misspelled or lost one leaves a color or size out, without a word.
  test("uses no custom property that nothing declares, unless with a fallback", () => {
    const declared = new Set([...html.matchAll(/[{;"](--[\w-]+):/g)].map(([, name]) => name));
    const used = [...html.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
  });

  test("has no inline script, and one style sheet", () => {
    // JSON-LD is never executed.
    const inline = all(document, "script:not([src], [type='application/ld+json'])");
    expect(inline.map((script) => script.outerHTML)).toEqual([]);
    expect(html.match(/<[^>]+\son\w+=/g)).toBeNull();
    expect(html).not.toContain("javascript:");
    expect(html.match(/<style\b/g)).toHaveLength(1);
  });

  test("asks Cloudflare not to rewrite its mail addresses, whose decoder the policy refuses", () => {
    const body = html.slice(html.indexOf("<body"));
    const outside = body.replace(/<!--email_off-->.*<!--\/email_off-->/s, "");
    expect(outside.match(/[^\s"<>]*@[^\s"<>]*/g)).toBeNull();
  });

  // Safari drops the list role of lists without markers outside a nav.
  test("every list outside a nav has a role", () => {
    const lists = all(document, ":is(ul, ol):not(nav *, [role=list])");
    expect(lists.map(textOf)).toEqual([]);
  });

  test("has no path segment of zero length, whose round caps WebKit stretches", () => {
    const lines = all(document, "path").map((line) => line.getAttribute("d") ?? "");
    const zero = /(?:[hv]|l-?0[ ,])-?0(?![\d.])/;
    expect(lines.filter((line) => zero.test(line))).toEqual([]);
  });
});
