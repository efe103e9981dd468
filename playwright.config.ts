import { defineConfig } from "@playwright/test";
import { SITE_PORT, SITE_URL } from "./__tests__/browser/addresses";
import { findChromium } from "./src/gatsby/chromium";

export default findChromium().then(({ executablePath, env }) =>
  defineConfig({
    testDir: "__tests__/browser",
    fullyParallel: true,
    workers: 2,
    forbidOnly: Boolean(process.env.CI),
    timeout: 30_000,
    expect: { timeout: 7_000 },
    reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
    outputDir: "test-results/browser",
    use: {
      baseURL: SITE_URL,
      browserName: "chromium",
      launchOptions: { executablePath, env, args: ["--disable-quic"] },
      // Snapshots of the page tell enough of a failure; filming every test would slow them all.
      trace: { mode: "retain-on-failure", screenshots: false },
    },
    webServer: {
      command: `npx gatsby serve --port ${SITE_PORT}`,
      url: SITE_URL,
      reuseExistingServer: !process.env.CI,
      stdout: "ignore",
    },
  }),
);
