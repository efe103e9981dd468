import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import getPort from "get-port";
import { findChromium } from "./src/outputs/chromium";
import { requireFreshBuild } from "./tools/fresh-build";

async function configure(): Promise<PlaywrightTestConfig> {
  const host = process.env.BASE_URL;
  // The tests' own processes read this file too, and find the port that the first has chosen.
  process.env.SITE_PORT ??= String(await getPort());
  const site = `http://localhost:${process.env.SITE_PORT}`;
  if (!host) requireFreshBuild(__dirname);
  const { executablePath, env } = await findChromium();
  const fonts = bundledFonts(env.FONTCONFIG_PATH);
  return defineConfig({
    testDir: "__tests__/browser",
    fullyParallel: true,
    // In CI, on machines of changing speed; the run's end names what needed it.
    retries: process.env.CI ? 1 : 0,
    workers: availableParallelism(),
    forbidOnly: Boolean(process.env.CI),
    // A machine of one slow core takes several times as long as an idle one of two.
    timeout: 90_000,
    expect: { timeout: 20_000 },
    reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
    outputDir: "test-results/browser",
    use: {
      baseURL: host ?? site,
      browserName: "chromium",
      launchOptions: { executablePath, env: { ...env, ...fonts }, args: ["--disable-quic"] },
      // A trace takes as long as the test itself: `npx playwright test --trace on` for one that fails.
      screenshot: "only-on-failure",
    },
    webServer: host
      ? undefined
      : {
          command: `npx gatsby serve --port ${process.env.SITE_PORT}`,
          url: site,
          // Whatever else answers there may be another checkout's site.
          reuseExistingServer: false,
          stdout: "ignore",
        },
  });
}

/**
 * Pages are tested with the site's own fonts and the one that comes with the Chromium of the npm package, so that the
 * fonts which a machine happens to have change nothing.
 */
function bundledFonts(folder: string | undefined): Record<string, string> {
  if (!folder) return {};
  const settings = join(__dirname, "test-results");
  mkdirSync(settings, { recursive: true });
  const file = join(settings, "fonts.conf");
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${join(folder, "fonts")}</dir><cachedir>${join(folder, "cache")}</cachedir></fontconfig>\n`,
  );
  return { FONTCONFIG_FILE: file };
}

export default configure();
