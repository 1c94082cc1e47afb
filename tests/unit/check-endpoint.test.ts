import { afterEach, expect, test, vi } from "vitest";
import { checkEndpoint } from "../../scripts/build/check-address";

const warn = vi.spyOn(console, "warn").mockReturnValue();
afterEach(() => warn.mockClear());

test("no endpoint, or an https endpoint, is accepted without a warning", () => {
  for (const endpoint of [undefined, "https://forms.example.com/message?to=sales"]) {
    expect(() => checkEndpoint(endpoint)).not.toThrow();
  }
  expect(warn).not.toHaveBeenCalled();
});

test("an endpoint on localhost is accepted with a warning", () => {
  expect(() => checkEndpoint("http://localhost:8080/message")).not.toThrow();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("http://localhost:8080/message"));
});

test.each([
  "http://forms.example.com/message",
  "http://localhost.example.com/message",
  "https://ada:secret@forms.example.com/message",
  "https://",
  "mailto:hello@example.com",
  "javascript:alert(1)",
  "/message",
  "",
])("the endpoint %o is refused, with the form of a valid one", (endpoint) => {
  expect(() => checkEndpoint(endpoint)).toThrow(
    `messageEndpoint in src/site/company.ts is "${endpoint}". It must be an address such as https://`,
  );
});
