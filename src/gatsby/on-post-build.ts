import { readFileSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { litepaperPath } from "../lib/litepaper";
import { shownFiles } from "../markdown/appendix";
import { LITEPAPERS, litepaperFile } from "../markdown/content-paths";
import { listData } from "../markdown/read-content";
import { readRedirects } from "../markdown/redirects";
import { cardsOf, screenshotsWith, writeSocialCards } from "./cards/social-cards";
import { readContentSignal, readWaitlistSettings } from "./environment";
import { booksOf } from "./epub/book";
import { sitePolicy } from "./harden/site-policy";
import { movesOf, writeHostFiles } from "./host-files";
import { writePaperImages } from "./images";
import { writeMovedPages } from "./moved-page";
import { readSiteOfBuild } from "./on-pre-init";
import { pdfPrinter, printPapers } from "./pdf";
import { productsOf } from "./products/all";
import {
  type Documents,
  type DocumentsQuery,
  documentsQuery,
  type ProductFile,
  toDocuments,
} from "./products/documents";
import { searchAids } from "./products/search-aids";
import { searchRecords } from "./products/search-records";
import { structuredDataOf, withStructuredData } from "./products/structured-data";
import { PUBLIC, publicFile } from "./public-file";
import { answerExampleQueries } from "./queries";
import { writeSearchIndex } from "./search-index";

/** Writes what is made beside the pages, the search index, and what has to spell the site's address, which is known in one place only. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<DocumentsQuery>(documentsQuery);
  const { papers, run } = readSiteOfBuild().content;
  if (!data || !run) {
    reporter.panicOnBuild("The litepapers could not be listed.", errors);
    return;
  }
  await answerExampleQueries(graphql);
  const documents = toDocuments(data, { papers, run });
  for (const { slug, markdown } of documents.papers) {
    await writeFilesOf(slug, markdown);
    await writePaperImages(process.cwd(), litepaperFile(slug));
  }

  const records = searchRecords(documents);
  await writeSearchIndex(records, searchAids(documents, records));

  await writeStructuredData(documents);
  const readPage = (path: string) => readFileSync(pageFile(path), "utf8");
  const contentSignal = readContentSignal(process.env);
  for (const file of productsOf(documents, { readPage, contentSignal })) await writeProduct(file);
  const readAsset = (address: string) => readFileSync(join(PUBLIC, address));
  for (const book of await booksOf(documents.papers, readAsset)) await writeProduct(book);
  const redirects = readRedirects(process.cwd());
  await writeMovedPages(redirects);
  const paths = [...documents.paths, ...documents.versionPaths];
  const policy = await sitePolicy(PUBLIC, readWaitlistSettings(process.env).url);
  await writeHostFiles(PUBLIC, policy, paths, movesOf(redirects));

  const printer = await pdfPrinter().catch((error: Error) => {
    reporter.warn(
      `The litepapers are not printed as PDF, and pages are shared with the site's own picture: ${error.message}`,
    );
  });
  if (printer) await printPapers(printer, documents.papers);
  await writeSocialCards(cardsOf(documents, readPage), printer ? screenshotsWith(printer) : undefined);
  await removeWhatNobodyLoads();
};

const pageFile = (path: string) => join(PUBLIC, path, "index.html");

async function writeProduct({ path, content }: ProductFile): Promise<void> {
  await writeFile(publicFile(path), content);
}

/** Source maps go to the build's own folder; Partytown is for scripts of third parties, of which there are none. */
async function removeWhatNobodyLoads(): Promise<void> {
  const maps = join(PUBLIC, "..", ".cache", "source-maps");
  await rm(join(PUBLIC, "~partytown"), { recursive: true, force: true });
  await mkdir(maps, { recursive: true });
  for (const file of await readdir(PUBLIC)) {
    if (file.endsWith(".js.map")) await rename(join(PUBLIC, file), join(maps, file));
  }
}

/** What each page says to programs stands at its end, so that no reader waits for it. */
async function writeStructuredData(documents: Documents): Promise<void> {
  for (const path of documents.paths) {
    const html = await readFile(pageFile(path), "utf8");
    const described = withStructuredData(html, structuredDataOf(path, documents));
    if (described !== html) await writeFile(pageFile(path), described);
  }
}

/** Beside a paper's page: the files that its text shows, and the data that stands in its folder. */
async function writeFilesOf(slug: string, markdown: string): Promise<void> {
  const folder = litepaperPath(slug);
  for (const { name, text } of shownFiles(markdown)) await writeFile(publicFile(`${folder}/${name}`), text);
  for (const name of listData(process.cwd(), slug))
    await copyFile(join(LITEPAPERS, slug, name), publicFile(`${folder}/${name}`));
}
