import { z } from "zod";
import { litepaperPath } from "../../lib/litepaper";
import { twinPath } from "../../lib/site";
import { type Documents, type ProductFile, paperAt } from "./documents";
import { feedOf } from "./feed";
import { llmsFiles, llmsFull } from "./llms";
import { MODELS_PATH, modelsOf, modelsSchema } from "./models-data";
import { pageTwin } from "./page-twin";
import { robotsFile } from "./robots";
import { SECTIONS_PATH, sectionsOf, sectionsSchema } from "./sections";
import { descriptionOf, descriptionPath, SITE_DESCRIPTION_PATH, siteDescription } from "./structured-data";
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
    ...llmsFiles(documents),
    llmsFull(inFull.map(({ content }) => content)),
    { path: SECTIONS_PATH, content: json(sectionsOf(documents.papers)) },
    { path: "/sections.schema.json", content: json(z.toJSONSchema(sectionsSchema)) },
    { path: MODELS_PATH, content: json(modelsOf(documents.run)) },
    { path: "/models.schema.json", content: json(z.toJSONSchema(modelsSchema)) },
    ...wellKnownFiles(documents),
    ...documents.papers.map((paper) => ({
      path: descriptionPath(paper.slug),
      content: json(descriptionOf(paper)),
    })),
    { path: SITE_DESCRIPTION_PATH, content: json(siteDescription()) },
    feedOf(documents.papers),
    robotsFile(contentSignal),
  ];
}
