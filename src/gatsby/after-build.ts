import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import type { GatsbyNode } from "gatsby";
import { LITEPAPERS_PATH, litepaperPath } from "../lib/litepaper";
import { site } from "../lib/site";
import { shownFiles } from "../markdown/appendix";
import { LITEPAPERS } from "../markdown/content-paths";
import { readWaitlistSettings } from "./environment";
import { hardenPublicFolder } from "./harden/public-folder";
import { writeHostFiles } from "./host-files";
import { writePaperImages } from "./images";
import { pdfPrinter, printChangedPapers } from "./pdf";
import { writeSearchIndex } from "./search-index";

type BuiltQuery = {
  allLitepaper: { nodes: { slug: string; dateModified: string; markdown: string }[] };
  allSitePage: { nodes: { path: string }[] };
};

/** What a paper is written as beside its page. */
const OTHER_FORMS = [".md", ".pdf"];

/** Gatsby's two addresses of the page for unknown paths. */
const UNKNOWN_PATH = /^\/404(?:\.html)?$/;

/** Writes the papers as Markdown and as PDF, the search index, and what has to spell the site's address, which is known in one place only. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<BuiltQuery>(`{
    allLitepaper(sort: { order: ASC }) { nodes { slug dateModified markdown } }
    allSitePage(sort: { path: ASC }) { nodes { path } }
  }`);
  if (!data) {
    reporter.panicOnBuild("The litepapers could not be listed.", errors);
    return;
  }
  await removeWithdrawnPapers(data.allLitepaper.nodes.map(({ slug }) => slug));
  for (const { slug, markdown } of data.allLitepaper.nodes) {
    await writeFile(join("public", `${litepaperPath(slug)}.md`), markdown);
    await writeFilesOf(slug, markdown);
    await writePaperImages(process.cwd(), `${LITEPAPERS}/${slug}/index.mdx`, "public");
  }
  const robots = ["User-agent: *", "Allow: /", "", `Sitemap: ${site.url}/sitemap-index.xml`, ""].join("\n");
  await writeFile(join("public", "robots.txt"), robots);

  await writeSearchIndex();

  // The policy names what all that comes before has left in the pages; printing only reads them.
  const policy = await hardenPublicFolder("public", readWaitlistSettings(process.env).url);
  const paths = data.allSitePage.nodes.map(({ path }) => path).filter((path) => !UNKNOWN_PATH.test(path));
  await writeHostFiles("public", policy, paths);

  const printer = await pdfPrinter();
  if (printer) await printChangedPapers(printer, data.allLitepaper.nodes);
  else
    reporter.warn("The litepapers are not printed as PDF: no Chromium was found (CHROME_PATH can name one).");
};

/** Beside a paper's page: the files that its text shows, and the data that stands in its folder. */
async function writeFilesOf(slug: string, markdown: string): Promise<void> {
  const folder = join("public", litepaperPath(slug));
  await mkdir(folder, { recursive: true });
  for (const { name, text } of shownFiles(markdown)) await writeFile(join(folder, name), text);
  for (const file of await readdir(join(LITEPAPERS, slug))) {
    if (file.endsWith(".json")) await copyFile(join(LITEPAPERS, slug, file), join(folder, file));
  }
}

/** Gatsby removes the pages of papers that are no more; their other forms are ours to remove. */
async function removeWithdrawnPapers(slugs: readonly string[]): Promise<void> {
  const folder = join("public", LITEPAPERS_PATH);
  for (const file of await readdir(folder)) {
    const { name, ext } = parse(file);
    if (OTHER_FORMS.includes(ext) && !slugs.includes(name)) await rm(join(folder, file));
  }
}
