import { afterEach, expect, test, vi } from "vitest";
import { mistakesInDelivery, mistakesInFieldNames } from "../../scripts/checks/delivery";

const warn = vi.spyOn(console, "warn").mockReturnValue();
afterEach(() => warn.mockClear());

test("a delivery that can be published is accepted without a warning, one to localhost with one that names the setting", () => {
  expect(mistakesInDelivery(undefined)).toEqual([]);
  for (const address of ["https://forms.example.com/message?to=sales", "/", "/api/contact"])
    expect(mistakesInDelivery({ address })).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  expect(mistakesInDelivery({ address: "http://localhost:8080/message" })).toEqual([]);
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringMatching(/localhost:8080\/message.*site\/delivery\.ts/),
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

test("a choice between nothing stops the build", () => {
  expect(mistakesInFieldNames([{ name: "topic", options: [] }], undefined)).toEqual([
    expect.stringContaining('"topic" and has no options.'),
  ]);
});

test("a field's name that a receiver would refuse stops the build", () => {
  expect(mistakesInFieldNames([{ name: "Größe_2-b" }], undefined)).toEqual([]);
  for (const name of ["postal code", "a".repeat(41), ""]) {
    expect(mistakesInFieldNames([{ name }], undefined)).toEqual([
      expect.stringContaining(`is named "${name}". Write letters`),
    ]);
  }
});
