import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, expectTypeOf, test } from "vitest";
import type { TeamLeader } from "../../src/content-types";
import { Portrait } from "../../src/ui/picture/Portrait";

test.each([
  ["Ada Quill", "AQ"],
  ["Ada", "A"],
  ["Ada de la Cruz, CPA", "AC"],
  ["Ada  van den Berg", "AB"],
  ["Prof. Dr. Ada King-von Hohenlohe (she/her)", "AH"],
])("%s without a photograph is shown as %s", (name, initials) => {
  const portrait = (alt: string) =>
    renderToStaticMarkup(createElement(Portrait, { name, alt, sizes: "96px" }));
  expect(portrait("")).toMatch(
    new RegExp(`<svg[^>]*aria-hidden="true"><text[^>]*>${initials}</text></svg>`),
  );
  // The alternative text that the photograph would have.
  expect(portrait("The founder")).toContain('role="img" aria-label="The founder"');
});

test("a leader needs a mail address, and nothing else to be reached", () => {
  type Reached = Pick<TeamLeader, "name" | "position" | "bio" | "specialties">;
  expectTypeOf<Reached & { email: "ada@company.example" }>().toExtend<TeamLeader>();
  expectTypeOf<Reached>().not.toExtend<TeamLeader>();
  expectTypeOf<Reached & { email: "ada" }>().not.toExtend<TeamLeader>();
});
