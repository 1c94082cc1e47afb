import { defineConfig } from "vitest/config";

/** npm run test:hosts: the built site on nginx and Cloudflare. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["tests/hosts/*.test.ts"],
    reporters: ["verbose"],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
