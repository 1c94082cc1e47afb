import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";

const executablePath = findChromium();

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: "100%",
  // JSON for the list at the end of npm test.
  reporter: [["list"], ["json", { outputFile: "build/test-report.json" }]],
  // For slow machines: some tests visit every page.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  webServer: {
    command: "node --import tsx scripts/serve/serve.ts",
    env: { PORT: process.env["PORT"] ?? "4321" },
    // The server moves on to the next port where this one is taken; what it prints says which.
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)\// },
  },
  use: {
    baseURL: `http://localhost:${process.env["SITE_PORT"]}`,
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "America/Chicago",
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--disable-gpu",
        // Drawing without an emulated GPU takes a third less time.
        "--disable-software-rasterizer",
        // Playwright's own, which ours would replace: a mouse that can hover. Ours: lazy images load at the distance of a
        // 4G connection, also where the connection is unknown.
        "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250",
        // Tests use no network.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
        "--disable-quic",
      ],
    },
  },
});
