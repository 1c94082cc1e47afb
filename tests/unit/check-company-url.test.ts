import { afterEach, expect, test, vi } from "vitest";
import { mistakesInCompanyUrl } from "../../scripts/checks/company-url";

const warn = vi.spyOn(console, "warn").mockReturnValue();
afterEach(() => warn.mockClear());

test("an address that can be published is accepted without a warning, an invented one with one that names the setting", () => {
  for (const address of ["https://www.example.com", "https://example.com:8443"])
    expect(mistakesInCompanyUrl(address)).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  expect(mistakesInCompanyUrl("https://company.example")).toEqual([]);
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringMatching(/https:\/\/company\.example.*company\.url.*site\/company\.ts/),
  ]);
});

test.each([
  ...["https://www.example.com/", "https://www.example.com#home", "https://www.example.com?home"],
  ...["https://me@www.example.com", "https://www.Example.com", "https://www.example.com "],
  ...["http://www.example.com", "www.example.com", "", "https://"],
])("the address %o is refused, with the form of a valid one", (address) => {
  expect(mistakesInCompanyUrl(address)).toEqual([
    `company.url in site/company.ts is "${address}". It must be an address such as https://www.example.com, without a path or a slash at the end.`,
  ]);
});

test.each([
  ["https://www.müller-it.de", "https://www.xn--mller-it-65a.de"],
  ["https://Łódź.pl/", "https://xn--d-uga0v4h.pl"],
  ["http://сайт.укр", "https://xn--80aswg.xn--j1amh"],
  ["https://www.straße.de/a", "https://www.xn--strae-oqa.de"],
])("the address %s is refused, with its punycode", (address, punycode) => {
  expect(mistakesInCompanyUrl(address)).toEqual([
    `company.url in site/company.ts is "${address}". Write ${punycode}, which browsers show with its own letters (punycode).`,
  ]);
});

test.each([
  "https://ada.github.io/our-site",
  "https://ada.github.io/our-site/",
  "http://a.example/b",
])("the address %s is refused, because it has a path", (address) => {
  const { host } = new URL(address);
  expect(mistakesInCompanyUrl(address)).toEqual([
    `company.url in site/company.ts is "${address}". The site can't be below a path. Write https://${host} and publish it at a name of its own (docs/deploy.md).`,
  ]);
});
