import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { checkAddress } from "../../scripts/build/check-address";

describe("checkAddress", () => {
  const warn = vi.spyOn(console, "warn");
  beforeEach(() => {
    warn.mockImplementation(() => {});
  });
  afterEach(() => {
    warn.mockReset();
  });

  test.each(["https://www.example.com", "https://example.com", "https://example.com:8443"])(
    "accepts %s without a warning",
    (address) => {
      checkAddress(address);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  test("warns once about the sample's address and names the setting", () => {
    checkAddress("https://company.example");
    expect(warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /https:\/\/company\.example isn't a real address.*company\.url.*src\/site\/company\.ts/,
        ),
      ],
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
    ["another protocol", "ftp://www.example.com"],
    ["no protocol", "www.example.com"],
    ["no host", "https://"],
    ["no characters", ""],
  ])("refuses an address with %s", (_fault, address) => {
    expect(() => checkAddress(address)).toThrow(
      `company.url in src/site/company.ts is "${address}". It must be an address such as https://www.example.com, without a path or a slash at the end.`,
    );
    expect(warn).not.toHaveBeenCalled();
  });
});
