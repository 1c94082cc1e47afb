import { expect, test } from "vitest";
import { mistakesInEmail } from "../../scripts/checks/email";

test.each([
  ["office@firm.co.uk", true],
  ["mailto:office@firm.com", false],
  ["office @ firm.com", false],
  ["Office <office@firm.com>", false],
  ["office@firm", false],
])("the mail address %s may be published: %s", (email, isRight) => {
  expect(mistakesInEmail("site/company.ts: email", email)).toEqual(
    isRight ? [] : [expect.stringContaining(`site/company.ts: email is "${email}". Write only`)],
  );
});
