/**
 * `npm run bench:edit`: how long from saving a paper to seeing it, under `gatsby develop` with the page open in a
 * browser. Edits a copy of the site five times and prints the median; then makes a writer's mistakes in it, and prints
 * what the page showed of each.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { launchChromium } from "../../launch-chromium";
import { runMain } from "../../run-main";
import { copySite } from "../../site-copy";
import { waitForServer } from "../../wait-for-server";
import { median } from "../median";
import { makeMistakes } from "./mistakes";

const EDITS = 5;
const PAPER = "content/litepapers/pop/index.mdx";
/** So that an edit does not fall into the work that the one before has left, in milliseconds. */
const PAUSE = 1000;

async function main(): Promise<void> {
  const { root, remove } = copySite("edit");
  const port = await getPort();
  const address = `http://localhost:${port}/litepapers/pop`;
  const server = spawn(
    process.execPath,
    [join(root, "node_modules/gatsby/cli.js"), "develop", "--port", String(port)],
    {
      cwd: root,
      stdio: "ignore",
      env: { ...process.env, CI: "true", XDG_CONFIG_HOME: join(root, ".config") },
    },
  );
  try {
    await waitForServer(address, { server, seconds: 300 });
    console.log(
      `From saving to seeing, median of ${EDITS}: ${Math.round(await timeEdits(root, address))} ms`,
    );
  } finally {
    server.kill("SIGTERM");
    if (server.exitCode === null) await once(server, "exit");
    remove();
  }
}

/** The median time in milliseconds. */
async function timeEdits(root: string, address: string): Promise<number> {
  const browser = await launchChromium({ args: ["--disable-quic"] });
  try {
    const page = await browser.newPage();
    // News of an edit comes over this; what is saved before it is open is not shown.
    const news = page.waitForEvent("websocket", { timeout: 120_000 });
    await page.goto(address, { timeout: 120_000 });
    await news;
    await page.waitForTimeout(5 * PAUSE);
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
      await page.waitForTimeout(PAUSE);
    }
    writeFileSync(file, source);
    await page.waitForTimeout(5 * PAUSE);
    console.table(await makeMistakes(page, root));
    console.log(`Each: ${times.map((time) => Math.round(time)).join(", ")} ms`);
    return median(times);
  } finally {
    await browser.close();
  }
}

runMain(main);
