/** The behaviour suite in Firefox ESR, from the system's package: `npm run test:browsers` starts the site beside it. */
import { defineConfig } from "@playwright/test";
import { SITE_URL } from "../../__tests__/browser/addresses";
import { NOT_IN_FIREFOX } from "./differences";
import { FIREFOX } from "./firefox";

export default defineConfig({
  testDir: "../../__tests__/browser",
  testMatch: ["accordion", "landing", "litepaper", "table-of-contents", "unknown", "waitlist"].map(
    (name) => `${name}.spec.ts`,
  ),
  grepInvert: NOT_IN_FIREFOX.map(({ tests }) => tests),
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Where the machine is busy it lays out a formula of which half has come, and calls it invalid markup.
  retries: 1,
  reporter: [["list"]],
  outputDir: "../../test-results/firefox",
  use: {
    baseURL: SITE_URL,
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      executablePath: FIREFOX,
      firefoxUserPrefs: {
        // Playwright's own way to ask for less motion is ignored by this browser.
        "ui.prefersReducedMotion": 1,
        // Without a screen it has no pointer, and one that is moved all the same: fine (2) and able to hover (4).
        "ui.primaryPointerCapabilities": 6,
        "ui.allPointerCapabilities": 6,
      },
    },
  },
});
