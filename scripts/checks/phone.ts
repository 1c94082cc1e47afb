import type { PhoneNumber } from "../../src/content-types";

/** North America's numbers have ten digits; those of other countries up to 15, with the country's code. */
const complete = /^\+(?:1[2-9]\d{9}|[2-9]\d{7,14})$/;

/** After these country codes a 0 is dialed within the country only. Italy (39) isn't one of them. */
const innerZero =
  /^\+(?:7|2[07]|3[0-46]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|35\d|37[0-7]|38\d|42[013]|96\d|97\d)0/;

/** The letters on each key of a phone, from 0. */
const keys = ["", "", "a-c", "d-f", "g-i", "j-l", "m-o", "p-s", "t-v", "w-z"];

/** What is wrong with a phone number of a record, a sentence for each mistake. */
export function mistakesInPhone(record: string, { text, dial }: PhoneNumber): readonly string[] {
  if (!complete.test(dial) || innerZero.test(dial)) {
    return [
      `${record}.dial is "${dial}". Write "+", the country code and the number without its first 0, digits only: "+12125551234". An extension stays in text.`,
    ];
  }
  return showsNumber(text, dial)
    ? []
    : [
        `${record}.text is "${text}", but dial is "${dial}". Both must be the same number; dial begins with the country code, such as +1, and text may leave it out.`,
      ];
}

/**
 * Whether words show a number: all of it or its end, in digits or letters. Other words and zeros may stand
 * before it, an extension after it.
 */
export function showsNumber(words: string, dial: string): boolean {
  // Without a plus, only North America's country code is one: "1-800". Others would be area codes.
  const whole = words.includes("+") || dial.startsWith("+1") ? dial.slice(1) : dial.slice(2);
  const digits = [...whole].map((digit) => `[${digit}${keys[Number(digit)]}]`);
  // "+44 (0)20": the zero is for calls within the country.
  const shown = words.replace("(0)", "");
  return digits.slice(0, -5).some((_, start) => {
    const number = digits.slice(start).join("[^a-z0-9]*");
    return new RegExp(`^[^1-9]*${number}(?!\\d)`, "i").test(shown);
  });
}
