/**
 * `npm run bench:scale [-- 3 100 1000]`: builds sites of so many papers of the real ones' size, each cold, again with
 * nothing changed, and again with one paper edited, and prints what each took.
 *
 * It builds copies in the temporary folder, without PDF: printing takes a second for each paper, whatever their number.
 * What was built and its log stay there with `KEEP=1`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { runMain } from "../../run-main";
import { copySite } from "../../site-copy";
import { median } from "../median";
import { paperSlug, publishAgain, writePapers } from "./papers";
import { type Usage, watchUsage } from "./usage";

type Build = Usage & { seconds: number };

async function main(asked: readonly number[]): Promise<void> {
  if (asked.some((size) => !Number.isInteger(size) || size < 3))
    throw new Error("Say how many papers to build with, from 3 up: npm run bench:scale -- 3 100 1000");
  const sizes = asked.length > 0 ? asked : [3, 100, 1000];
  const rows: Record<string, string | number>[] = [];
  for (const papers of sizes) {
    const { root, remove } = copySite(`scale-${papers}`);
    try {
      writePapers(root, papers);
      const cold = await build(root, "cold");
      const warm = await build(root, "warm");
      editPaper(root, papers);
      const edited = await build(root, "edited");
      if (!readFileSync(pageOf(root, papers), "utf8").includes(EDIT))
        throw new Error("The edit is not in the page.");
      const row = {
        papers,
        "cold (s)": cold.seconds.toFixed(1),
        "cold, processor (s)": cold.cpuSeconds.toFixed(1),
        "warm (s)": warm.seconds.toFixed(1),
        "one edited (s)": edited.seconds.toFixed(1),
        "peak memory (MiB)": Math.round(
          Math.max(cold.peakBytes, warm.peakBytes, edited.peakBytes) / 1024 ** 2,
        ),
        "s/paper, cold": (cold.seconds / papers).toFixed(3),
        ...weigh(root),
      };
      rows.push(row);
      console.log(JSON.stringify(row));
    } finally {
      if (process.env.KEEP) console.log(`Kept: ${root}`);
      else remove();
    }
  }
  console.log(`${availableParallelism()} cores, Node ${process.version}`);
  console.table(rows);
}

const EDIT = "This sentence was added to see how long a rebuild takes.";

/** Appends a sentence to the last paragraph before the paper's second heading. */
function editPaper(root: string, papers: number): void {
  const file = join(root, "content/litepapers", lastSlug(papers), "index.mdx");
  const source = readFileSync(file, "utf8");
  const second = source.indexOf("\n## ", source.indexOf("\n## ") + 1);
  if (second < 0) throw new Error(`${file} has no second heading.`);
  writeFileSync(file, `${source.slice(0, second).trimEnd()} ${EDIT}\n${source.slice(second)}`);
  publishAgain(root, lastSlug(papers));
}

function lastSlug(papers: number): string {
  return papers > 3 ? paperSlug(papers) : "agfi";
}

function pageOf(root: string, papers: number): string {
  return join(root, "public/litepapers", lastSlug(papers), "index.html");
}

async function build(root: string, name: string): Promise<Build> {
  const log = createWriteStream(join(root, `${name}.log`));
  await once(log, "open");
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, "node_modules/gatsby/cli.js"), "build"], {
    cwd: root,
    env: {
      ...process.env,
      PAPERS_PDF: "off",
      CI: "true",
      NO_COLOR: "1",
      XDG_CONFIG_HOME: join(root, ".config"),
    },
    stdio: ["ignore", log, log],
  });
  const usage = watchUsage(child.pid ?? 0);
  const [code] = (await once(child, "exit")) as [number | null];
  const seconds = (performance.now() - started) / 1000;
  const used = usage.stop();
  log.close();
  if (code !== 0) throw new Error(readFileSync(join(root, `${name}.log`), "utf8").slice(-4000));
  return { seconds, ...used };
}

/** Bytes of pages after brotli: of the papers the middle one, and of the page that lists them all. */
function weigh(root: string): Record<string, number> {
  const brotli = (file: string) => brotliCompressSync(readFileSync(file)).byteLength;
  const folder = join(root, "public/litepapers");
  const pages = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isDirectory())
    .map((path) => join(path, "index.html"));
  return {
    "bytes/paper (br)": Math.round(median(pages.map(brotli))),
    "landing (br)": brotli(join(root, "public/index.html")),
  };
}

runMain(() => main(process.argv.slice(2).map(Number)));
