import { expect, test } from "vitest";
import { locationOf, projectFiles } from "../../scripts/checks/ready/project";
import { company, figures } from "../../site/company";
import { promises } from "../../site/promises";
import { hoursText } from "../../src/lib/hours";
import { repeatedFacts } from "../repeated-facts";

test("no file repeats a fact of the company by hand", () => {
  const facts = { company, figures, promises, hours: hoursText(company.officeHours) };
  const found = repeatedFacts(projectFiles(".").texts, facts);
  expect(found.map((place) => `${locationOf(place)}: ${place.text} ${place.todo}`)).toEqual([]);
});

test("a fact in letters of any script isn't repeated by a longer word", () => {
  const facts = { company: { address: { city: "Київ" } }, figures: {}, promises: {} };
  const texts = new Map([["site/pages/a.ts", ['"Київстар, Надкиїв, НадКиїв"', '"у Київ"']]]);
  expect(repeatedFacts(texts, facts)).toMatchObject([{ line: 2 }]);
});

test("a text repeats a name, but not its state, a comment, or what is excused", () => {
  const facts = {
    company: { name: "Foster IT", address: { city: "Portland", state: "Maine" } },
    figures: { clients: { number: "70+", label: "clients" } },
    promises: { wait: "5 minutes", share: "91%" },
  };
  const lines = [
    "// Foster IT",
    'title: "Phishing in Maine, in 5 minutes",',
    'text: "Call Foster IT, of 70+ others",',
    "text: `We found 91%`,",
    "// Own fact: a survey.",
    'number: "91%",',
  ];
  const texts = new Map([["site/pages/phishing/content.ts", lines]]);
  expect(repeatedFacts(texts, facts)).toMatchObject([
    { line: 3, text: 'It repeats "Foster IT".' },
    { line: 3, text: 'It repeats "70+".' },
    { line: 4, text: 'It repeats "91%".' },
  ]);
});
