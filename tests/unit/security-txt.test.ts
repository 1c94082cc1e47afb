import { expect, test } from "vitest";
import { wellKnownFiles } from "../../scripts/build/well-known-files";
import { company } from "../../src/site/company";

const file = ".well-known/security.txt";

const fieldsOf = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);

test("security.txt has the contact address and expires a year after the build", () => {
  const text = wellKnownFiles(company, new Date("2028-02-29T23:59:59Z"))[file] ?? "";
  expect(fieldsOf(text)).toEqual([
    ["Contact", company.email.href],
    ["Expires", "2029-03-01T00:00:00Z"],
    ["Preferred-Languages", "en"],
    ["Canonical", `${company.url}/${file}`],
  ]);
  expect(company.email.href).toMatch(/^mailto:/);
});
