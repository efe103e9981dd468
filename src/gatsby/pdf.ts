import { existsSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { type Browser, chromium } from "playwright-core";
import { fullTitle, litepaperPath, pdfPath } from "../lib/litepaper";
import { site } from "../lib/site";
import { type Chromium, findChromium } from "./chromium";
import { CACHE, digest, openFileCache } from "./file-cache";
import { withAuthor } from "./pdf-author";
import type { WrittenFiles } from "./written-files";

const NODE_NAME = /\(node\d{8}\)/g;

let available: Promise<Chromium> | undefined;

/**
 * The Chromium that prints; looked for once. Throws an error that says why there is none.
 *
 * `PAPERS_PDF=off` builds as if there were none: printing takes a third of a second for each paper that has changed.
 */
export function pdfPrinter(): Promise<Chromium> {
  available ??= findPrinter();
  return available;
}

async function findPrinter(): Promise<Chromium> {
  if (process.env.PAPERS_PDF === "off") throw new Error("The setting PAPERS_PDF is off.");
  return await findChromium();
}

/** Whether this build has its papers as PDF; `gatsby develop` has not. */
export async function papersArePrinted(): Promise<boolean> {
  if (process.env.NODE_ENV !== "production") return false;
  return await pdfPrinter().then(
    () => true,
    () => false,
  );
}

export type PrintedPaper = { slug: string; title: string; subtitle: string; dateModified: string };

/**
 * Prints built papers and hands each over as it is done: tagged, with an outline, from the same pages that visitors
 * read. Nothing leaves the machine: the site's own address is answered from `built`, the built site's folder, so that
 * links in the PDF lead to the site.
 */
export async function printPapers(
  printer: Chromium,
  built: string,
  papers: readonly PrintedPaper[],
  take: (paper: PrintedPaper, pdf: Buffer) => Promise<void>,
): Promise<void> {
  if (papers.length === 0) return;
  const browser = await chromium.launch({
    ...printer,
    // Without hinting letters keep the distances that the font gives them, at any size of print.
    args: ["--disable-quic", "--font-render-hinting=none"],
  });
  try {
    for (const paper of papers) await take(paper, await printPaper(browser, built, paper));
  } finally {
    await browser.close();
  }
}

/** Where `printChangedPapers` keeps what was printed, and what prints; a build says nothing and gets its own. */
export type Printing = { cache?: string; print?: typeof printPapers };

/**
 * Writes each built paper as `litepapers/<slug>.pdf`. Of those whose pages are as they were, which name their sheets and
 * fonts by hash, it brings back what was printed then.
 */
export async function printChangedPapers(
  printer: Chromium,
  papers: readonly PrintedPaper[],
  files: WrittenFiles,
  { cache = join(CACHE, "printed"), print = printPapers }: Printing = {},
): Promise<void> {
  const printed = openFileCache(cache);
  const { mtimeMs, size } = statSync(printer.executablePath);
  const printerFacts = [printer.executablePath, String(mtimeMs), String(size)];
  const names = new Map<PrintedPaper, string>();
  for (const paper of papers) {
    const page = await readFile(join(files.folder, litepaperPath(paper.slug), "index.html"));
    const name = digest(...printerFacts, paper.dateModified, page);
    const before = printed.get(name);
    if (before) await writePdf(files, paper, before);
    else names.set(paper, name);
  }
  await print(printer, files.folder, [...names.keys()], async (paper, pdf) => {
    await writePdf(files, paper, pdf);
    printed.put(names.get(paper) ?? "", pdf);
  });
  printed.prune();
}

/** Writes a paper's PDF beside its page. */
export async function writePdf(files: WrittenFiles, { slug }: PrintedPaper, pdf: Buffer): Promise<void> {
  await writeFile(files.place(pdfPath(slug)), pdf);
}

async function printPaper(browser: Browser, built: string, paper: PrintedPaper): Promise<Buffer> {
  const path = litepaperPath(paper.slug);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  await context.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    const file = join(built, url.pathname === path ? `${path}/index.html` : url.pathname);
    if (url.origin !== site.url || !existsSync(file)) return route.abort();
    await route.fulfill({
      body: await readFile(file),
      contentType: getMimeType(file) ?? "application/octet-stream",
    });
  });
  const page = await context.newPage();
  // What only print shows, such as closed folds, may be in a font of its own, which has to arrive too.
  await page.emulateMedia({ media: "print" });
  await page.goto(site.url + path);
  // In a reader's library the file stands alone: under its work's name, and not its page's.
  await page.evaluate((title) => {
    document.title = title;
    return document.fonts.ready.then(() => undefined);
  }, fullTitle(paper));
  const pdf = await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true, printBackground: true });
  await context.close();
  return withAuthor(reproducible(pdf, paper.dateModified), site.name);
}

/**
 * The same bytes for the same paper, whenever and after whatever else it was printed.
 *
 * The time of printing gives way to the day of the paper's last change, YYYY-MM-DD, and the names of the structure's
 * nodes, which count on through a browser's life with gaps, are numbered from zero. What is replaced keeps its length
 * and its order, so that the file's table of offsets and its sorted table of names stay right.
 */
export function reproducible(pdf: Buffer, day: string): Buffer {
  const stamp = `${day.replaceAll("-", "")}000000`;
  const text = pdf.toString("latin1");
  const names = [...new Set([...text.matchAll(NODE_NAME)].map(([name]) => name))].sort();
  const settledNames = new Map(names.map((name, rank) => [name, `(node${String(rank).padStart(8, "0")})`]));
  const settled = text
    .replaceAll(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, (_match, key: string) => key + stamp)
    .replaceAll(NODE_NAME, (name) => settledNames.get(name) ?? name);
  return Buffer.from(settled, "latin1");
}
