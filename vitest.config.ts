import { defineConfig } from "vitest/config";
import { unbrokenNames } from "./scripts/unbroken-names.ts";

export default defineConfig({
  plugins: [unbrokenNames()],
  resolve: { tsconfigPaths: true },
  test: {
    include: ["tests/{unit,built,server,specification}/*.test.ts"],
    // The files of a worker share what they import, so that a built page is parsed once.
    pool: "threads",
    isolate: false,
  },
});
