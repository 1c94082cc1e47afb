import { afterEach, expect, test, vi } from "vitest";
import { checkAddress, checkEndpoint } from "../../scripts/build/check-address";

const warn = vi.spyOn(console, "warn").mockReturnValue();
afterEach(() => warn.mockClear());

test("an address or an endpoint that can be published is accepted without a warning", () => {
  for (const address of ["https://www.example.com", "https://example.com:8443"])
    checkAddress(address);
  for (const endpoint of [undefined, "https://forms.example.com/message?to=sales"])
    checkEndpoint(endpoint);
  expect(warn).not.toHaveBeenCalled();
});

test("an invented address and an endpoint on localhost get a warning that names the setting", () => {
  checkAddress("https://company.example");
  checkEndpoint("http://localhost:8080/message");
  expect(warn.mock.calls.flat()).toEqual([
    expect.stringMatching(/https:\/\/company\.example.*company\.url.*src\/site\/company\.ts/),
    expect.stringMatching(/localhost:8080\/message.*messageEndpoint.*src\/site\/company\.ts/),
  ]);
});

test.each([
  ...["https://www.example.com/", "https://www.example.com/home", "https://www.example.com#home"],
  ...["https://me@www.example.com", "https://www.Example.com", "https://www.example.com "],
  ...["http://www.example.com", "www.example.com", ""],
])("the address %o is refused, with the form of a valid one", (address) => {
  expect(() => checkAddress(address)).toThrow(
    `company.url in src/site/company.ts is "${address}". It must be an address such as https://www.example.com, without a path or a slash at the end.`,
  );
});

test.each([
  ...["http://forms.example.com/message", "http://localhost.example.com/message"],
  ...["https://ada:secret@forms.example.com/message", "mailto:hello@example.com", "/message", ""],
])("the endpoint %o is refused, with the form of a valid one", (endpoint) => {
  expect(() => checkEndpoint(endpoint)).toThrow(
    `messageEndpoint in src/site/company.ts is "${endpoint}". It must be an address such as https://`,
  );
});
