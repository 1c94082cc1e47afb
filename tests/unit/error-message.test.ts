import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { messageOf } from "../../scripts/build/error-message";

test("a link in public that leads nowhere is named, with the remedy", () => {
  const folder = mkdtempSync(join(tmpdir(), "links "));
  mkdirSync(join(folder, "site/public/files"), { recursive: true });
  for (const [name, target] of [
    ["site/public/logo's.png", "/nowhere"],
    ["site/public/files/circle", "circle"],
  ] as const) {
    symlinkSync(target, join(folder, name));
    let message = "";
    try {
      statSync(join(folder, name));
    } catch (error) {
      message = messageOf(error);
    }
    expect(message).toBe(
      `${name} leads to a file that isn't there. Remove this link, or put the file itself there.`,
    );
  }
  rmSync(folder, { recursive: true });
});
