import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { company } from "../../site/company";
import { RichText } from "../../src/ui/RichText";

const { phone, address } = company;
const breakable = (name: string) => [name].filter((one) => /[^\p{L}\p{N}]/u.test(one));

test.each([
  ["the phone number", `Call ${phone.text}.`, breakable(phone.text)],
  ["short words with a hyphen", "A 30-minute call, Mon-Fri.", ["30-minute", "Mon-Fri"]],
  ["a city of several words", `In ${address.city}.`, breakable(address.city)],
  ["short words of any script", "Пн-Пт, Δε-Πα, é-mail", ["Пн-Пт", "Δε-Πα", "é-mail"]],
  ["no part of a word", "Überzeugen-IT, Інтернет-сайт", []],
  ["no long word", "Counterintelligence-minded people", []],
  ["no dash between words", "Here - or there", []],
])("%s stays on one line", (_, text, together) => {
  const html = renderToStaticMarkup(createElement(RichText, { text }));
  expect(html.replace(/<[^>]*>/g, "")).toBe(text);
  expect([...html.matchAll(/<span[^>]*>([^<]*)</g)].map(([, word]) => word)).toEqual(together);
});

test.each([
  ["a month and its year", "Paid yearly, January 2025: $6.", ["January 2025"]],
  ["a name and its number", "In Microsoft 365, as always", ["Microsoft 365"]],
  ["a number and what it counts", "At 30 days of notice, 0.5 hours each", ["30 days"]],
  ["a time and its half of the day", "At 2:30 AM, a copy", ["2:30 AM"]],
  ["an abbreviation and its name", "Near St. Charles. We drive.", ["St. Charles"]],
  ["no number of three digits and a word, no number and a name", "In 99 Azure, 365 days", []],
])("%s stays on one line", (_, text, together) => {
  const html = renderToStaticMarkup(createElement(RichText, { text }));
  expect(html.replaceAll("\u00a0", " ")).toBe(text);
  const found = html.match(/[\w:.]+\u00a0\w+/g) ?? [];
  expect(found.map((words) => words.replace("\u00a0", " "))).toEqual(together);
});
