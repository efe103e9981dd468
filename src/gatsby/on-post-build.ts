import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { chromium } from "playwright-core";
import { withPolicy } from "../csp/policy";
import { type BuiltPage, readBuiltPage } from "../outputs/built-page";
import { drawCard } from "../outputs/cards/draw-card";
import { writeHostFiles } from "../outputs/host-files";
import { llmsText } from "../outputs/llms";
import { pageMarkdown } from "../outputs/markdown";
import { pdfPrinter, printPaper } from "../outputs/pdf";
import { PUBLIC, pageFile, publicFile } from "../outputs/public-file";
import { writeSearchIndex } from "../outputs/search-index";
import { formatSecurityTxt, readCommitDate, robotsText } from "../outputs/well-known";
import type { Document } from "../reading/document";
import { getCardPath, getMarkdownPath, LLMS_PATH, site } from "../site/site";
import { readContentSignal, readWaitlistSettings } from "./read-settings";

/** For what belongs to a build and is not published. */
const BUILD_FOLDER = ".cache";

/** Adds its policy to each page, and writes all that is made beside the pages, from the pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.PublishedQuery>(/* GraphQL */ `
    query Published {
      allSitePage(sort: { path: ASC }) {
        nodes { path }
      }
      allMdx(filter: { fields: { kind: { eq: paper } } }, sort: { frontmatter: { order: ASC } }) {
        nodes {
          frontmatter { title subtitle description order version date }
          fields { path kind slug minutes sections { id words } }
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("The pages could not be listed.", errors);
    return;
  }
  const allPaths = data.allSitePage.nodes.map(({ path }) => path);
  await addPolicies(allPaths);
  const paths = allPaths.filter((path) => !path.startsWith("/404"));
  const pages = paths.map(readBuiltPage);
  // A draft has no page.
  const papers = data.allMdx.nodes
    .map(({ frontmatter, fields }): Document => ({ ...frontmatter, ...fields, pdf: null }))
    .filter(({ path }) => paths.includes(path));

  for (const { path, html } of pages) await write(getMarkdownPath(path), pageMarkdown(html, path));
  await write(LLMS_PATH, llmsText(pages, papers));
  await write("/robots.txt", robotsText(readContentSignal(process.env)));
  await write("/.well-known/security.txt", formatSecurityTxt(readCommitDate()));
  await writeSearchIndex();
  await writeHostFiles(paths, join(BUILD_FOLDER, "hosts"));
  await printAndDraw(pages, papers, reporter);
  await removeWhatNobodyLoads();
};

/** Writes each page's policy into it. `on-pre-init.ts` sees to it that none has one already. */
async function addPolicies(paths: readonly string[]): Promise<void> {
  const { origin } = new URL(readWaitlistSettings(process.env).url);
  for (const file of paths.map(pageFile))
    await writeFile(file, withPolicy(await readFile(file, "utf8"), origin));
}

const write = (address: string, text: string) => writeFile(publicFile(address), text);

/** Prints the papers and draws the cards of pages, if there is a Chromium; without one pages are shared with the site's own card. */
async function printAndDraw(
  pages: readonly BuiltPage[],
  papers: readonly Document[],
  reporter: Reporter,
): Promise<void> {
  const printer = await pdfPrinter().catch(({ message }: Error) => {
    reporter.warn(
      `The litepapers are not printed as PDF, and pages are shared with the site's own card: ${message}`,
    );
  });
  // Without hinting letters keep the distances that the font gives them, at any size of print.
  const browser = printer && (await chromium.launch({ ...printer, args: ["--font-render-hinting=none"] }));
  try {
    if (browser) for (const { path } of papers) await printPaper(browser, path);
    for (const { path, title, description } of pages) {
      // The landing page's is the site's own.
      if (path === "/") continue;
      const paper = papers.find((paper) => paper.path === path);
      const text = paper?.subtitle ?? description;
      const cover = paper && { slug: paper.slug, sections: paper.sections };
      if (browser) await drawCard(browser, { title, text, cover }, publicFile(getCardPath(path)));
      else await copyFile(join("static", site.socialCard), publicFile(getCardPath(path)));
    }
  } finally {
    await browser?.close();
  }
}

/** Source maps and webpack's list of files go to the build's own folder; Partytown is for scripts of others, of which there are none. */
async function removeWhatNobodyLoads(): Promise<void> {
  const maps = join(BUILD_FOLDER, "source-maps");
  await rename(join(PUBLIC, "webpack.stats.json"), join(BUILD_FOLDER, "webpack.stats.json"));
  await rm(join(PUBLIC, "~partytown"), { recursive: true, force: true });
  await mkdir(maps, { recursive: true });
  for (const file of await readdir(PUBLIC))
    if (file.endsWith(".js.map")) await rename(join(PUBLIC, file), join(maps, file));
}
