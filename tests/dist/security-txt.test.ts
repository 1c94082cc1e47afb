import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { read } from "./site";

const day = 24 * 60 * 60 * 1_000;

test("security.txt expires a year after the build", () => {
  const [, expires = ""] =
    /^Expires: (.+)$/m.exec(read(".well-known/security.txt").toString()) ?? [];
  const days = (Date.parse(expires) - statSync("dist/.well-known/security.txt").mtimeMs) / day;
  expect(days).toBeGreaterThan(363);
  expect(days).toBeLessThanOrEqual(366);
});
