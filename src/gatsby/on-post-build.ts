import { readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { litepaperFile } from "../content/content-paths";
import { readRedirects } from "../content/read-redirects";
import { textFiles } from "../outputs/all";
import { cardsOf, writeSocialCards } from "../outputs/cards/social-cards";
import { documentsQuery, toDocuments } from "../outputs/documents";
import { booksOf } from "../outputs/epub/book";
import { writeHostFiles } from "../outputs/host-files";
import { searchAids } from "../outputs/make-search-aids";
import { pdfPrinter, printPapers } from "../outputs/pdf";
import { PUBLIC, publicFile } from "../outputs/public-file";
import { writeRedirectPages } from "../outputs/redirect-page";
import { redirectRules } from "../outputs/redirect-rules";
import { writeSearchIndex } from "../outputs/search-index";
import { searchRecords } from "../outputs/search-records";
import { structuredDataOf, withStructuredData } from "../outputs/structured-data";
import { readContentSignal } from "./read-settings";
import { readSiteOfBuild } from "./site-content";
import { writePaperImages } from "./write-images";

/** Writes all that is made beside the pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.DocumentsQuery>(documentsQuery);
  const { papers, run } = readSiteOfBuild().content;
  if (!data || !run) {
    reporter.panicOnBuild("The litepapers could not be listed.", errors);
    return;
  }
  const documents = toDocuments(data, { papers, run });
  for (const { slug } of documents.papers) await writePaperImages(process.cwd(), litepaperFile(slug));

  const records = searchRecords(documents);
  await writeSearchIndex(records, searchAids(documents, records));

  const readPage = (path: string) => readFileSync(pageFile(path), "utf8");
  for (const path of documents.paths) {
    const data = structuredDataOf(path, documents.papers);
    // At the page's end, so that no reader waits for it.
    if (data) await writeFile(pageFile(path), withStructuredData(readPage(path), data));
  }
  const contentSignal = readContentSignal(process.env);
  const readAsset = (address: string) => readFileSync(join(PUBLIC, address));
  const files = [
    ...textFiles(documents, { readPage, contentSignal }),
    ...(await booksOf(documents.papers, readAsset)),
  ];
  for (const { path, content } of files) await writeFile(publicFile(path), content);
  const redirects = readRedirects(process.cwd());
  await writeRedirectPages(redirects);
  const paths = [...documents.paths, ...documents.versionPaths];
  const folders = { site: PUBLIC, servers: join(BUILD_FOLDER, "hosts") };
  await writeHostFiles(folders, { paths, redirects: redirectRules(redirects) });

  const printer = await pdfPrinter().catch((error: Error) => {
    reporter.warn(
      `The litepapers are not printed as PDF, and pages are shared with the site's own picture: ${error.message}`,
    );
  });
  if (printer) await printPapers(printer, documents.papers);
  await writeSocialCards(cardsOf(documents, readPage), printer || undefined);
  await removeWhatNobodyLoads();
};

/** For what belongs to a build and is not published. */
const BUILD_FOLDER = ".cache";

const pageFile = (path: string) => join(PUBLIC, path, "index.html");

/**
 * Source maps and webpack's list of files go to the build's own folder; Partytown is for scripts of third parties, of which
 * there are none.
 */
async function removeWhatNobodyLoads(): Promise<void> {
  const maps = join(BUILD_FOLDER, "source-maps");
  await rename(join(PUBLIC, "webpack.stats.json"), join(BUILD_FOLDER, "webpack.stats.json"));
  await rm(join(PUBLIC, "~partytown"), { recursive: true, force: true });
  await mkdir(maps, { recursive: true });
  for (const file of await readdir(PUBLIC)) {
    if (file.endsWith(".js.map")) await rename(join(PUBLIC, file), join(maps, file));
  }
}
