import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ["tests/{unit,built,server,specification}/*.test.ts"] },
});
