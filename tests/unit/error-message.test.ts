import { expect, test } from "vitest";
import { messageOf } from "../../scripts/build/error-message";

const sentence = "src/pages/about/content.ts: the description has 9 characters.";

test("an error about a file in src is its message, without a stack trace", () => {
  expect(messageOf(new Error(sentence))).toBe(sentence);
  expect(messageOf(new Error(`\u001b[31m[plugin check-pictures] \u001b[0m${sentence}`))).toBe(
    sentence,
  );
});

test("errors that Vite has collected are told one after the other", () => {
  const errors = [new Error(sentence), new Error(sentence)];
  expect(messageOf(Object.assign(new Error("2 errors"), { errors }))).toBe(
    `${sentence}\n${sentence}`,
  );
});

test("any other error keeps its stack trace", () => {
  const error = new TypeError("x is not a function");
  expect(messageOf(error)).toBe(error.stack);
  expect(messageOf("stopped")).toBe("stopped");
});

test("an icon that doesn't exist is named, with where the names are", async () => {
  const fault = `[MISSING_EXPORT] "Severs" is not exported by "node_modules/lucide/dist/esm/lucide.mjs".
   [ src/site/navigation.ts:1:158 ]`;
  expect(messageOf(new Error(fault))).toMatch(
    /^src\/site\/navigation\.ts: there is no icon "Severs"\..*lucide\.dev\/icons.*$/,
  );
  // @ts-expect-error Refused by npm run check:types too; unused, and so an error itself, if it is not.
  expect((await import("lucide")).Severs).toBeUndefined();
});
