import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import getPort from "get-port";
import { findChromium } from "./src/outputs/chromium";
import { requireFreshBuild } from "./tools/fresh-build";

async function configure(): Promise<PlaywrightTestConfig> {
  const host = process.env.BASE_URL;
  // Each worker process reads this file too, and has to use the port that the first process has chosen.
  process.env.SITE_PORT ??= String(await getPort());
  const site = `http://localhost:${process.env.SITE_PORT}`;
  if (!host) requireFreshBuild(__dirname);
  const { executablePath, env } = await findChromium();
  const fonts = createFontEnvironment(env.FONTCONFIG_PATH);
  return defineConfig({
    testDir: "__tests__/browser",
    fullyParallel: true,
    // CI machines are of uneven speed. `tools/test.mjs` names the tests that were tried again.
    retries: process.env.CI ? 1 : 0,
    workers: availableParallelism(),
    forbidOnly: Boolean(process.env.CI),
    // A test takes several times as long on one slow core as on two idle ones.
    timeout: 90_000,
    expect: { timeout: 20_000 },
    reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
    outputDir: "test-results/browser",
    use: {
      baseURL: host ?? site,
      browserName: "chromium",
      launchOptions: { executablePath, env: { ...env, ...fonts }, args: ["--disable-quic"] },
      // No traces, which double a test's time. `npx playwright test --trace on` records one.
      screenshot: "only-on-failure",
    },
    webServer: host
      ? undefined
      : {
          command: `npx gatsby serve --port ${process.env.SITE_PORT}`,
          url: site,
          // Another program at this port may serve another checkout.
          reuseExistingServer: false,
          stdout: "ignore",
        },
  });
}

/**
 * Returns the environment in which Chromium finds no fonts but those of @sparticuz/chromium, so that tests do not depend on the
 * machine's fonts. For another Chromium, whose `fontconfigPath` is undefined, it changes nothing.
 */
function createFontEnvironment(fontconfigPath: string | undefined): Record<string, string> {
  if (!fontconfigPath) return {};
  const folder = join(__dirname, "test-results");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "fonts.conf");
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${join(fontconfigPath, "fonts")}</dir><cachedir>${join(fontconfigPath, "cache")}</cachedir></fontconfig>\n`,
  );
  return { FONTCONFIG_FILE: file };
}

export default configure();
