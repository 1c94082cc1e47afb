import { defineConfig } from "vitest/config";

/** npm run test:engines: the built site in Firefox and WebKit. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["tests/engines/*.test.ts"],
    reporters: ["verbose"],
    fileParallelism: false,
    testTimeout: 120_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
    hookTimeout: 300_000,
  },
});
