import { defineConfig } from "vitest/config";

/** npm run test:hosts and test:engines: the built site on other hosts and in other browsers. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["tests/{hosts,engines}/*.test.ts"],
    reporters: ["verbose"],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
