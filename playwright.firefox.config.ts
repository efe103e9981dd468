/**
 * The behaviour suite in Firefox ESR, from Debian's package `firefox-esr` (153 or later, which Playwright can drive):
 * `npx playwright test -c playwright.firefox.config.ts`. FIREFOX_PATH names another one.
 */
import chromium from "./playwright.config";

/** Tests that say nothing about Firefox: the browser differs, not the site. */
const NOT_IN_FIREFOX = [
  // Less motion is asked for in the whole run, since Playwright cannot ask for it in one test here.
  /smoothly/,
  // Without a screen there is no WebGL, so there is no orb and no button to pause it.
  /goes through everything in reading order/,
  // Once it has called a field invalid it takes no further click under Playwright, on any page with a form.
  /the form tells what becomes of a request/,
];

export default chromium.then((config) => ({
  ...config,
  testMatch: ["accordion", "landing", "litepaper", "table-of-contents", "unknown", "waitlist"].map(
    (name) => `${name}.spec.ts`,
  ),
  grepInvert: NOT_IN_FIREFOX,
  // Where the machine is busy it lays out a formula of which half has come, and calls it invalid markup.
  retries: 1,
  reporter: "list" as const,
  outputDir: "test-results/firefox",
  use: {
    ...config.use,
    browserName: "firefox" as const,
    channel: "moz-firefox",
    launchOptions: {
      executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
      env: { ...process.env, MOZ_HEADLESS: "1" },
      firefoxUserPrefs: {
        // Playwright's own way to ask for less motion is ignored by this browser.
        "ui.prefersReducedMotion": 1,
        // Without a screen it has no pointer, and one that is moved all the same: fine (2) and able to hover (4).
        "ui.primaryPointerCapabilities": 6,
        "ui.allPointerCapabilities": 6,
      },
    },
  },
}));
