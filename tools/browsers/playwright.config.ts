/** The behaviour suite in Firefox ESR, from the system's package: `npm run test:browsers` starts the site beside it. */
import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { SITE_URL } from "../../__tests__/browser/addresses";
import { NOT_IN_FIREFOX } from "./differences";

const executablePath = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";
if (!existsSync(executablePath))
  throw new Error("Firefox ESR is not installed here: apt-get install firefox-esr");

export default defineConfig({
  testDir: "../../__tests__/browser",
  testMatch: ["accordion", "landing", "litepaper", "table-of-contents", "unknown", "waitlist"].map(
    (name) => `${name}.spec.ts`,
  ),
  grepInvert: NOT_IN_FIREFOX.map(({ tests }) => tests),
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  outputDir: "../../test-results/firefox",
  use: {
    baseURL: SITE_URL,
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      executablePath,
      // Playwright's own way to ask for less motion is ignored by this browser.
      firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
    },
  },
});
