import { copyFile, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { chromium } from "playwright-core";
import { addContentSecurityPolicy } from "../csp/policy";
import { type BuiltPage, readBuiltPage } from "../outputs/built-page";
import { drawSocialCard } from "../outputs/cards/draw-social-card";
import { writeHostFiles } from "../outputs/host-files";
import { createLlmsTxt } from "../outputs/llms";
import { convertPageToMarkdown } from "../outputs/markdown";
import { findPdfPrinter, printPaper } from "../outputs/pdf";
import { getPageFile, getPublicFilePath, PUBLIC_FOLDER } from "../outputs/public-file-path";
import { createRobotsTxt } from "../outputs/robots-txt";
import { writeSearchIndex } from "../outputs/search-index";
import type { ContentPage } from "../reading/content-page";
import { getCardPath, getMarkdownPath, LLMS_PATH, site } from "../site/site";
import { readWaitlistSettings } from "./read-settings";

/** The folder for files of the build that are not published. */
const BUILD_FOLDER = ".cache";

/** Adds a Content-Security-Policy to each built page, and writes the files that are derived from the pages. */
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
  // No page has a policy yet, since `on-pre-init.ts` has deleted the previous build.
  const { origin } = new URL(readWaitlistSettings(process.env).url);
  for (const file of allPaths.map(getPageFile))
    await writeFile(file, addContentSecurityPolicy(await readFile(file, "utf8"), origin));
  const paths = allPaths.filter((path) => !path.startsWith("/404"));
  const pages = paths.map(readBuiltPage);
  // A draft has no page.
  const papers = data.allMdx.nodes
    .map(({ frontmatter, fields }): ContentPage => ({ ...frontmatter, ...fields, pdf: null }))
    .filter(({ path }) => paths.includes(path));

  for (const { path, html } of pages)
    await writePublicFile(getMarkdownPath(path), convertPageToMarkdown(html, path));
  await writePublicFile(LLMS_PATH, createLlmsTxt(pages, papers));
  await writePublicFile("/robots.txt", createRobotsTxt(process.env.CONTENT_SIGNAL));
  await writeSearchIndex();
  await writeHostFiles(paths, join(BUILD_FOLDER, "hosts"));
  await printPapersAndDrawCards(pages, papers, reporter);
  await rename(join(PUBLIC_FOLDER, "webpack.stats.json"), join(BUILD_FOLDER, "webpack.stats.json"));
};

const writePublicFile = (address: string, text: string) => writeFile(getPublicFilePath(address), text);

/** Prints the papers and draws a social card for each page. Without a Chromium no paper is printed and each page gets the site's card. */
async function printPapersAndDrawCards(
  pages: readonly BuiltPage[],
  papers: readonly ContentPage[],
  reporter: Reporter,
): Promise<void> {
  const printer = await findPdfPrinter().catch(({ message }: Error) => {
    reporter.warn(
      `The litepapers are not printed as PDF, and pages are shared with the site's own card: ${message}`,
    );
  });
  // Hinting moves letters to whole pixels, which spaces them unevenly in print.
  const browser = printer && (await chromium.launch({ ...printer, args: ["--font-render-hinting=none"] }));
  try {
    if (browser) for (const { path } of papers) await printPaper(browser, path);
    for (const { path, title, description } of pages) {
      // The landing page has the site's card, which is in `static`.
      if (path === "/") continue;
      const paper = papers.find((paper) => paper.path === path);
      const text = paper?.subtitle ?? description;
      const cover = paper && { slug: paper.slug, sections: paper.sections };
      const file = getPublicFilePath(getCardPath(path));
      if (browser) await drawSocialCard(browser, { title, text, cover }, file);
      else await copyFile(join("static", site.socialCard), file);
    }
  } finally {
    await browser?.close();
  }
}
