import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

// West of Greenwich, where a day that is read as a moment in UTC is the day before.
process.env["TZ"] = "America/Chicago";

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: { nodemailer: resolve("tests/mailer.ts") },
  },
  test: {
    include: ["tests/{unit,dist,server,build}/*.test.ts", "site/**/*.test.{ts,tsx}"],
    // The files of a worker share what they import, so that a built page is parsed once.
    pool: "threads",
    isolate: false,
    maxWorkers: "100%",
    // For the list at the end of npm test.
    reporters: ["default", ["json", { outputFile: "build/test-report.json" }]],
    // Messages name what a test found: the list at the end of npm test shows them.
    chaiConfig: { truncateThreshold: 0 },
    // For slow machines: the first use of a library takes seconds there.
    testTimeout: 60_000,
  },
});
