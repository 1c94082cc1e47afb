import { afterEach, expect, test, vi } from "vitest";
import { checkAddress, checkEndpoint } from "../../scripts/build/check-address";

const warn = vi.spyOn(console, "warn").mockReturnValue();
afterEach(() => warn.mockClear());

test.each(["https://www.example.com", "https://example.com", "https://example.com:8443"])(
  "the address %s is accepted without a warning",
  (address) => {
    checkAddress(address);
    expect(warn).not.toHaveBeenCalled();
  },
);

test("an invented address is accepted with a warning that names the setting", () => {
  checkAddress("https://company.example");
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/https:\/\/company\.example.*company\.url.*src\/site\/company\.ts/)],
  ]);
});

test.each([
  ["a slash at its end", "https://www.example.com/"],
  ["a path", "https://www.example.com/home"],
  ["a query", "https://www.example.com?from=sitemap"],
  ["an anchor", "https://www.example.com#home"],
  ["a user", "https://me@www.example.com"],
  ["capital letters", "https://www.Example.com"],
  ["a space", "https://www.example.com "],
  ["no encryption", "http://www.example.com"],
  ["no protocol", "www.example.com"],
  ["no host", "https://"],
  ["no characters", ""],
])("an address with %s is refused, with the form of a valid one", (_fault, address) => {
  expect(() => checkAddress(address)).toThrow(
    `company.url in src/site/company.ts is "${address}". It must be an address such as https://www.example.com, without a path or a slash at the end.`,
  );
});

test("no endpoint, or an https endpoint, is accepted without a warning", () => {
  checkEndpoint(undefined);
  checkEndpoint("https://forms.example.com/message?to=sales");
  expect(warn).not.toHaveBeenCalled();
});

test("an endpoint on localhost is accepted with a warning", () => {
  checkEndpoint("http://localhost:8080/message");
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("http://localhost:8080/message"));
});

test.each([
  "http://forms.example.com/message",
  "http://localhost.example.com/message",
  "https://ada:secret@forms.example.com/message",
  "mailto:hello@example.com",
  "/message",
  "",
])("the endpoint %o is refused, with the form of a valid one", (endpoint) => {
  expect(() => checkEndpoint(endpoint)).toThrow(
    `messageEndpoint in src/site/company.ts is "${endpoint}". It must be an address such as https://`,
  );
});
