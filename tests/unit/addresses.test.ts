import { afterEach, expect, test, vi } from "vitest";
import { checkEndpoint } from "../../scripts/build/check-address";

const warn = vi.spyOn(console, "warn").mockReturnValue();
afterEach(() => warn.mockClear());

test("the build takes no endpoint, or one that keeps words between the two", () => {
  for (const endpoint of [undefined, "https://forms.example.com/message?to=sales"]) {
    expect(() => checkEndpoint(endpoint)).not.toThrow();
  }
  expect(warn).not.toHaveBeenCalled();
});

test("the build takes an endpoint on the owner's computer, and says so", () => {
  expect(() => checkEndpoint("http://localhost:8080/message")).not.toThrow();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("http://localhost:8080/message"));
});

test.each([
  "http://forms.example.com/message",
  "http://localhost.example.com/message",
  "https://ada:secret@forms.example.com/message",
  "https://",
  "mailto:hello@quietworks.example",
  "javascript:alert(1)",
  "/message",
  "",
])("the build refuses the endpoint %o and says what it needs", (endpoint) => {
  expect(() => checkEndpoint(endpoint)).toThrow(
    `messageEndpoint in src/site/company.ts is "${endpoint}". It must be an address such as https://`,
  );
});
