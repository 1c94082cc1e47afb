import { defineConfig } from "vitest/config";
import { unbrokenNames } from "./scripts/unbroken-names.ts";

export default defineConfig({
  plugins: [unbrokenNames()],
  resolve: { tsconfigPaths: true },
  test: { include: ["tests/{unit,built,server,specification}/*.test.ts"] },
});
