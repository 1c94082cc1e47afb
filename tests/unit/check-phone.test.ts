import { expect, expectTypeOf, test } from "vitest";
import type { PhoneNumber } from "../../src/content-types";
import { mistakesInPhone } from "../../src/document/check-phone";

const record = "src/site/company.ts: phone";
const mistakesIn = (text: string, dial: string) =>
  mistakesInPhone(record, { text, dial: dial as PhoneNumber["dial"] });

test.each([
  ["(314) 555-0142", "+13145550142"],
  ["314.555.0142", "+13145550142"],
  ["1-800-555-0142", "+18005550142"],
  ["+1 314 555 0142", "+13145550142"],
  ["(314) 555-0142 ext. 5", "+13145550142"],
  ["(314) 555-0142 x205", "+13145550142"],
  ["1-800-FLOWERS", "+18003569377"],
  ["1-800-Contacts", "+18002668228"],
  ["+44 20 7946 0958", "+442079460958"],
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["020 7946 0958", "+442079460958"],
  ["06 1234 5678", "+390612345678"],
  ["+376 712 345", "+376712345"],
])("%s may be dialed as %s", (text, dial) => {
  expect(mistakesIn(text, dial)).toEqual([]);
});

test.each([
  ["spaces", "+1 314 555 0142"],
  ["no plus", "13145550142"],
  ["the country code twice", "+113145550142"],
  ["a digit too few for its country", "+1314555014"],
  ["a digit too many for its country", "+131455501425"],
  ["an extension", "+13145550142,5"],
  ["letters", "+1800FLOWERS"],
  ["seven digits", "+3145550"],
  ["sixteen digits", "+4420794609581234"],
  ["a zero first", "+0442079460958"],
  ["a zero after the country code", "+4402079460958"],
])("the build names a number with %s, %s, and says what to write", (_, dial) => {
  const mistake = `${record}.dial is "${dial}". Write "+", the country code and the number without its first 0, digits only: "+12125551234". An extension stays in text.`;
  expect(mistakesIn(`+${dial.replace(/\D/g, "")}`, dial)).toEqual([mistake]);
});

test.each([
  ["another last digit", "(314) 555-0143", "+13145550142"],
  ["another area code", "(207) 555-0142", "+13145550142"],
  ["the country code left out of dial", "(314) 555-0142", "+3145550142"],
  ["another country", "+44 20 7946 0958", "+432079460958"],
  ["a digit too many", "(314) 555-01422", "+13145550142"],
  ["the last digits only", "0142", "+13145550142"],
  ["other letters", "1-800-FLOWERY", "+18003569377"],
  ["no number", "Call us", "+13145550142"],
])("the build names a text with %s", (_, text, dial) => {
  expect(mistakesIn(text, dial)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${record}\\.text is "${text.replace(/\W/g, "\\$&")}", but dial is "\\${dial}"\\. `,
      ),
    ),
  ]);
});

test("a number to dial begins with a plus, by its type", () => {
  expectTypeOf<"+13145550142">().toExtend<PhoneNumber["dial"]>();
  expectTypeOf<"3145550142">().not.toExtend<PhoneNumber["dial"]>();
  expectTypeOf<"+1 (314) 555-0142">().not.toExtend<PhoneNumber["dial"]>();
  expectTypeOf<"1-800-FLOWERS">().not.toExtend<PhoneNumber["dial"]>();
});
