/**
 * `npm run bench:edit`: how long from saving a paper to seeing it, under `gatsby develop` with the page open in a
 * browser. Edits a copy of the site five times and prints the median.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../../../src/gatsby/chromium";
import { copySite, median } from "../site-copy";

const PORT = 9341;
const EDITS = 5;
const PAPER = "content/litepapers/pop/index.mdx";
const PAGE = `http://localhost:${PORT}/litepapers/pop`;

async function main(): Promise<void> {
  const { root, remove } = copySite("edit");
  const server = spawn(
    process.execPath,
    [join(root, "node_modules/gatsby/cli.js"), "develop", "--port", String(PORT)],
    {
      cwd: root,
      stdio: "ignore",
      env: { ...process.env, CI: "true", XDG_CONFIG_HOME: join(root, ".config") },
    },
  );
  try {
    await answering(server);
    console.log(`From saving to seeing, median of ${EDITS}: ${Math.round(await timeEdits(root))} ms`);
  } finally {
    server.kill("SIGTERM");
    await new Promise((done) => setTimeout(done, 1000));
    remove();
  }
}

/** The median time in milliseconds. */
async function timeEdits(root: string): Promise<number> {
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    env,
    args: ["--disable-quic"],
  });
  try {
    const page = await browser.newPage();
    // News of an edit comes over this; what is saved before it is open is not shown.
    const news = page.waitForEvent("websocket", { timeout: 120_000 });
    await page.goto(PAGE, { timeout: 120_000 });
    await news;
    await page.waitForTimeout(5000);
    const file = join(root, PAPER);
    const source = readFileSync(file, "utf8");
    const times: number[] = [];
    // The first edit warms what later ones reuse, and is not counted.
    for (let edit = 0; edit <= EDITS; edit += 1) {
      const sentence = `Edit number ${edit} of the bench.`;
      const started = performance.now();
      writeFileSync(file, source.replace("\n## Introduction\n", `\n${sentence}\n\n## Introduction\n`));
      // Looked for in every frame: a locator looks twice a second, and would measure that.
      await page.waitForFunction((text) => document.body.textContent?.includes(text), sentence, {
        polling: "raf",
        timeout: 60_000,
      });
      if (edit > 0) times.push(performance.now() - started);
      await page.waitForTimeout(1000);
    }
    console.log(`Each: ${times.map((time) => Math.round(time)).join(", ")} ms`);
    return median(times);
  } finally {
    await browser.close();
  }
}

async function answering(server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt += 1) {
    const answer = await fetch(PAGE).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error("gatsby develop did not answer.");
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
