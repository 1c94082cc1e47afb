import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { cached, cacheFolder, nameOf } from "../../scripts/build/cache";

test("a result is made once per set of inputs", async () => {
  const inputs = ["a test", randomUUID()];
  const make = vi.fn(async () => Buffer.from("made"));
  expect(String(await cached(inputs, make))).toBe("made");
  expect(String(await cached(inputs, make))).toBe("made");
  expect(make).toHaveBeenCalledTimes(1);
  const others = [inputs.join("")];
  await cached(others, make);
  expect(make).toHaveBeenCalledTimes(2);
  for (const used of [inputs, others]) rmSync(join(cacheFolder, nameOf(used)));
});
