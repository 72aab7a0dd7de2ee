import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/lib/chromium.ts";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "tests/e2e/support/global-setup.ts",
  // Long enough for a busy machine: how fast something is, benchmarks measure.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  // Each has a server and a browser of its own. A third takes a little less time, and its own server and browser cost more.
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  use: {
    browserName: "chromium",
    actionTimeout: 30_000,
    viewport: { width: 390, height: 844 },
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    // A service worker answers for the network; only a test about it lets it.
    serviceWorkers: "block",
    // Waiting for transitions costs time and tests nothing.
    contextOptions: { reducedMotion: "reduce" },
    // Recording takes a third of the time; TRACE=1 records, for `playwright show-trace`.
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(findChromium() ? { executablePath: findChromium() ?? "" } : {}),
      // Without a locale Chromium calls files with Korean names "download".
      env: { ...process.env, LANG: "C.UTF-8" },
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
