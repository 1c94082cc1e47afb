import { expect, test } from "vitest";
import { unbrokenNames } from "../../scripts/build/unbroken-names";

const { transform } = unbrokenNames() as unknown as {
  transform: { handler: (code: string) => { code: string } };
};
const joined = (code: string) => transform.handler(code).code;

test("names in text don't break at their hyphen", () => {
  expect(joined('"Wi-Fi and an on-call engineer"')).toBe(
    '"Wi-\u2060Fi and an on-\u2060call engineer"',
  );
});

test.each([
  '["/sign-in", "Sign In", "sign-in"]',
  'import { hero } from "./check-in"',
  '"https://example.com/on-call?from=check-in"',
  'class="fixed-price"',
])("paths, targets and addresses stay as they are: %s", (code) => {
  expect(joined(code)).toBe(code);
});
