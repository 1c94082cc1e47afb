import { expect, test } from "vitest";
import { rulesFor } from "../../scripts/build/matching-rules";

const rules = rulesFor(
  '<html lang="en"><body><main><ul class="list" data-columns="2"><li class="card"><a href="/">Home</a></li></ul><input class="field"></main></body></html>',
);

test.each([
  ".list",
  ".list > .card a",
  '.list[data-columns="2"]',
  ".card:hover",
  ".card > :focus-visible",
  ".card::before",
  ".field[aria-invalid]",
  ".field:user-invalid",
  ".list:has([open], .card) .card",
  ".card:not(.other)",
  ":is(.card, .other) a",
  "ul:first-child > li",
  "body .card",
  '[lang="en"] .card',
  ".card:dir(rtl)",
  ".card:not(:is(:nth-child(2)))",
])("keeps %s, which an element matches now or in another state", (selector) => {
  const css = `@media (width > 40em){${selector}{color:red}}`;
  expect(rules(css)).toBe(css);
});

test.each([
  ".other",
  ".list .other:hover",
  ".card > .list",
  '.list[data-columns="3"]',
  ":is(.other, .another)",
  "h2 + .card",
  ".list:has(> .other) .card",
])("leaves out %s, which no element can match", (selector) => {
  expect(rules(`${selector}{color:red}`)).toBe("");
  expect(rules(`@media print{${selector}{color:red}}`)).toBe("");
});

test("keeps the selectors of a rule that match, and rules without selectors", () => {
  expect(rules(".card,.other{color:red}")).toBe(".card{color:red}");
  const others = "@keyframes fade{from{opacity:0}}@font-face{font-family:A}";
  expect(rules(others)).toBe(others);
});
