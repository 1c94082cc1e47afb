import { afterEach, expect, test, vi } from "vitest";
import { mistakesInCompanyUrl } from "../../scripts/checks/company-url";
import { mistakesInDelivery, mistakesInFieldNames } from "../../scripts/checks/delivery";

const warn = vi.spyOn(console, "warn").mockReturnValue();
afterEach(() => warn.mockClear());

test("an address or a delivery that can be published is accepted without a warning", () => {
  for (const address of ["https://www.example.com", "https://example.com:8443"])
    expect(mistakesInCompanyUrl(address)).toEqual([]);
  expect(mistakesInDelivery(undefined)).toEqual([]);
  for (const address of ["https://forms.example.com/message?to=sales", "/", "/api/contact"])
    expect(mistakesInDelivery({ address })).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test("an invented address and a delivery to localhost get a warning that names the setting", () => {
  expect(mistakesInCompanyUrl("https://company.example")).toEqual([]);
  expect(mistakesInDelivery({ address: "http://localhost:8080/message" })).toEqual([]);
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringMatching(/https:\/\/company\.example.*company\.url.*site\/company\.ts/),
    expect.stringMatching(/localhost:8080\/message.*site\/delivery\.ts/),
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

test.each([
  ...["http://forms.example.com/message", "http://localhost.example.com/message"],
  ...["https://ada:secret@forms.example.com/message", "mailto:hello@example.com", "//message", ""],
])("the endpoint %o is refused, with the form of a valid one", (endpoint) => {
  expect(mistakesInDelivery({ address: endpoint })).toEqual([
    expect.stringContaining(
      `delivery in site/delivery.ts names "${endpoint}". It must be an address such as https://`,
    ),
  ]);
});

test("no field has the name of another, of the honeypot or of a value that goes along", () => {
  const delivery = { address: "/api", encoding: "json", values: { key: "1" } } as const;
  const fields = (...names: string[]) => names.map((name) => ({ name }));
  expect(mistakesInFieldNames(fields("name", "topic", "key"), undefined)).toEqual([]);
  const other = { ...delivery, honeypot: "website" };
  expect(mistakesInFieldNames(fields("name", "topic"), other)).toEqual([]);
  for (const name of ["name", "topic", "key"]) {
    expect(mistakesInFieldNames(fields("name", name), delivery)).toEqual([
      expect.stringContaining(`is named "${name}"`),
    ]);
  }
});
