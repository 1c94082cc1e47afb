import { expect, expectTypeOf, test } from "vitest";
import { mistakesInPhone } from "../../scripts/checks/phone";
import type { PhoneNumber } from "../../src/content-types";

const mistakesIn = (text: string, dial: string) =>
  mistakesInPhone("site/company.ts: phone", { text, dial: dial as PhoneNumber["dial"] });

test.each([
  ["(314) 555-0142", "+13145550142"],
  ["1-800-555-0142", "+18005550142"],
  ["+1 314 555 0142", "+13145550142"],
  ["(314) 555-0142 ext. 5", "+13145550142"],
  ["1-800-FLOWERS", "+18003569377"],
  ["1-800-Contacts", "+18002668228"],
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["020 7946 0958", "+442079460958"],
  ["040 66969-120", "+494066969120"],
  ["+49 (0)40 66969-120", "+494066969120"],
  ["06 1234 5678", "+390612345678"],
  ["+376 712 345", "+376712345"],
])("%s may be dialed as %s", (text, dial) => {
  expect(mistakesIn(text, dial)).toEqual([]);
});

test.each([
  ...["+1 314 555 0142", "13145550142", "+113145550142", "+1314555014", "+131455501425"],
  ...["+13145550142,5", "+1800FLOWERS", "+3145550", "+4420794609581234", "+4402079460958"],
  ...["+353012345678", "+358091234567", "+972031234567"],
])("the build names %s as a number to dial, and says what to write", (dial) => {
  expect(mistakesIn(`+${dial.replace(/\D/g, "")}`, dial)).toEqual([
    `site/company.ts: phone.dial is "${dial}". Write "+", the country code and the number without its first 0, digits only: "+12125551234". An extension stays in text.`,
  ]);
});

test.each([
  ["(314) 555-0143", "+13145550142"],
  ["(207) 555-0142", "+13145550142"],
  ["(314) 555-0142", "+3145550142"],
  ["+44 20 7946 0958", "+432079460958"],
  ["(314) 555-01422", "+13145550142"],
  ["0142", "+13145550142"],
  ["1-800-FLOWERY", "+18003569377"],
  ["Call us", "+13145550142"],
])("the build names the text %s, which isn't %s", (text, dial) => {
  const [mistake, ...others] = mistakesIn(text, dial);
  expect(mistake).toContain(`site/company.ts: phone.text is "${text}", but dial is "${dial}".`);
  expect(others).toEqual([]);
});

test("a number to dial begins with a plus, by its type", () => {
  expectTypeOf<"+13145550142">().toExtend<PhoneNumber["dial"]>();
  expectTypeOf<"3145550142">().not.toExtend<PhoneNumber["dial"]>();
  expectTypeOf<"+1 (314) 555-0142">().not.toExtend<PhoneNumber["dial"]>();
});
