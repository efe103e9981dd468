import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { dataWithoutBody } from "../../lib/first-page-data";
import { sha256 } from "../../markdown/sha256";
import { HASH_LENGTH } from "../webpack";
import { hardenPage, INLINE_SCRIPTS, type Page, readPage } from "./page";
import { headerPolicy } from "./policy";
import {
  fontFiles,
  joinLayers,
  screenRules,
  usedRules,
  withoutFacesOf,
  withoutUnusedFaces,
} from "./stylesheet";

const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });
const pageDataSchema = z.object({ componentChunkName: z.string(), path: z.string() });

/** Interface and headings, on the first screen of every page. */
const FIRST_FONT = "Instrument Sans";

/** A paper's title and text: where no local font has its measures, its late arrival would move the page. */
const PAPER_FONT = "Newsreader";

/** Formulae: wherever a page is opened, one may stand in its first screen. */
const MATH_FONT = "STIX Two Math";

/** Our own files: the rules of all pages, for those that come after the first. */
const SHEET = /^sheet-[0-9a-f]+\.css$/;

type BuiltPage = Page & { file: string; json: string; template: string };

/**
 * Hardens every page that Gatsby wrote, and removes what no visitor needs. Returns the site's policy as a header.
 *
 * A page's CSS is cut to what its template's pages use on a screen, not to the page: so there are as many style sheets,
 * and hashes of them in the header, as there are templates, however many papers there are.
 */
export async function hardenPublicFolder(folder: string, waitlistUrl: string): Promise<string> {
  const stats = statsSchema.parse(await readJson(join(folder, "webpack.stats.json")));
  const build = await nameBuild(folder, stats.assetsByChunkName);
  const pages = await readPages(folder);
  const css = joinLayers(await readStyles(folder, stats.assetsByChunkName));
  const waitlistOrigin = new URL(waitlistUrl).origin;
  // A document keeps its policy while links lead from page to page, so all pages say what the search needs.
  const wasm = existsSync(join(folder, "pagefind"));

  const styles = new Map<string, string>();
  for (const template of new Set(pages.map((page) => page.template))) {
    const ofTemplate = pages.filter((page) => page.template === template);
    const classes = new Set(ofTemplate.flatMap((page) => [...page.classes]));
    styles.set(template, withoutUnusedFaces(screenRules(usedRules(css, classes)), ofTemplate));
  }
  const sheets = await writeSheets(folder, css, styles);
  for (const page of pages) {
    const { file, html, json, template } = page;
    const assets = [stats.assetsByChunkName.app, stats.assetsByChunkName[template]].flat();
    const hardened = hardenPage(page, {
      pageData: dataWithoutBody(json, html),
      build,
      scripts: assets.filter((asset) => asset?.endsWith(".js")).map((asset) => `/${asset}`),
      sheet: sheets.get(template) ?? "",
      css: styles.get(template) ?? css,
      fonts: firstFonts(page).flatMap((family) => fontFiles(css, family)),
      waitlistOrigin,
      wasm,
    });
    if (hardened !== html) await writeFile(file, hardened);
  }
  await removeWhatNobodyLoads(folder);
  return headerPolicy({ scripts: INLINE_SCRIPTS, styles: [...styles.values()], waitlistOrigin, wasm });
}

/**
 * Tells the runtime, in place of webpack's hash, a digest of the scripts' names, which have their contents' hashes in
 * them: webpack's is another one after a warm start, and every page with it, though all scripts are the same.
 */
async function nameBuild(folder: string, chunks: Readonly<Record<string, string[]>>): Promise<string> {
  const build = sha256(JSON.stringify(chunks)).slice(0, HASH_LENGTH);
  await writeFile(
    join(folder, "page-data", "app-data.json"),
    JSON.stringify({ webpackCompilationHash: build }),
  );
  const slices = join(folder, "_gatsby", "slices");
  for (const file of await readdir(slices)) {
    const html = await readFile(join(slices, file), "utf8");
    await writeFile(
      join(slices, file),
      html.replace(/(window\.___webpackCompilationHash=")[^"]*/, (_, start: string) => start + build),
    );
  }
  return build;
}

/** Gatsby's pages are the HTML files that have page data. */
async function readPages(folder: string): Promise<BuiltPage[]> {
  const data = join(folder, "page-data");
  const names = await readdir(data, { recursive: true });
  const pages: BuiltPage[] = [];
  for (const name of names.filter((name) => name.endsWith("page-data.json")).sort()) {
    const json = await readFile(join(data, name), "utf8");
    const { componentChunkName: template, path } = pageDataSchema.parse(JSON.parse(json));
    const file = join(folder, path.endsWith(".html") ? path : join(path, "index.html"));
    pages.push({ ...readPage(await readFile(file, "utf8")), file, json, template });
  }
  return pages;
}

function firstFonts({ surface, elements }: Page): string[] {
  if (surface !== "paper") return [FIRST_FONT];
  return elements.has("math") ? [FIRST_FONT, PAPER_FONT, MATH_FONT] : [FIRST_FONT, PAPER_FONT];
}

async function readStyles(folder: string, chunks: Readonly<Record<string, string[]>>): Promise<string> {
  const files = stylesOf(chunks);
  const texts = await Promise.all([...files].map((file) => readFile(join(folder, file), "utf8")));
  return texts.join("");
}

function stylesOf(chunks: Readonly<Record<string, string[]>>): Set<string> {
  return new Set(
    Object.values(chunks)
      .flat()
      .filter((file) => file.endsWith(".css")),
  );
}

/** For each template the address of the sheet with all rules, but for the faces that its pages declare already. */
async function writeSheets(
  folder: string,
  css: string,
  styles: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const sheets = new Map<string, string>();
  for (const [template, own] of styles) {
    const sheet = withoutFacesOf(own, css);
    const name = `sheet-${sha256(sheet).slice(0, HASH_LENGTH)}.css`;
    await writeFile(join(folder, name), sheet);
    sheets.set(template, `/${name}`);
  }
  for (const file of await readdir(folder)) {
    if (SHEET.test(file) && ![...sheets.values()].includes(`/${file}`)) await rm(join(folder, file));
  }
  return sheets;
}

/** Source maps go to the build's own folder; Partytown is for third-party scripts, of which there are none. */
async function removeWhatNobodyLoads(folder: string): Promise<void> {
  const maps = join(folder, "..", ".cache", "source-maps");
  await rm(join(folder, "~partytown"), { recursive: true, force: true });
  await mkdir(maps, { recursive: true });
  for (const file of await readdir(folder)) {
    if (file.endsWith(".js.map")) await rename(join(folder, file), join(maps, file));
  }
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, "utf8"));
}
