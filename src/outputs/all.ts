import { z } from "zod";
import { descriptionPath, litepaperPath } from "../site/litepaper";
import { MODELS_PATH, SECTIONS_PATH, SITE_DESCRIPTION_PATH, schemaPath, twinPath } from "../site/site";
import { type Documents, type ProductFile, paperAt } from "./documents";
import { feedOf } from "./feed";
import { llmsFiles, llmsFull } from "./llms";
import { modelsOf, modelsSchema } from "./models-data";
import { pageTwin } from "./page-twin";
import { robotsFile } from "./robots";
import { sectionsOf, sectionsSchema } from "./sections";
import { descriptionOf, siteDescription } from "./structured-data";
import { versionTwins } from "./version-twins";
import { json, wellKnownFiles } from "./well-known";

export type ProductOptions = {
  /** The HTML of a built page. */
  readPage: (path: string) => string;
  /** What crawlers may use what they read for, if the site says so. */
  contentSignal?: string;
};

/** Every file of text that is made beside the pages, from the documents and from the built pages. */
export function productsOf(documents: Documents, { readPage, contentSignal }: ProductOptions): ProductFile[] {
  const twins = documents.paths.map((path): ProductFile & { content: string } => {
    const paper = paperAt(documents.papers, path);
    return { path: twinPath(path), content: paper ? paper.markdown : pageTwin(readPage(path), path) };
  });
  const inFull = [...documents.papers.map(({ slug }) => litepaperPath(slug)), "/glossary"].flatMap((page) =>
    twins.filter(({ path }) => path === twinPath(page)),
  );
  return [
    ...twins,
    ...versionTwins(documents),
    ...llmsFiles(documents),
    llmsFull(inFull.map(({ content }) => content)),
    { path: SECTIONS_PATH, content: json(sectionsOf(documents.papers)) },
    { path: schemaPath(SECTIONS_PATH), content: json(z.toJSONSchema(sectionsSchema)) },
    { path: MODELS_PATH, content: json(modelsOf(documents.run, documents.papers)) },
    { path: schemaPath(MODELS_PATH), content: json(z.toJSONSchema(modelsSchema)) },
    ...wellKnownFiles(documents),
    ...documents.papers.map((paper) => ({
      path: descriptionPath(paper.slug),
      content: json(descriptionOf(paper)),
    })),
    { path: SITE_DESCRIPTION_PATH, content: json(siteDescription()) },
    feedOf(documents),
    robotsFile(contentSignal),
  ];
}
