import { z } from "zod";
import { readSections } from "../paper/section-texts";
import {
  citationPath,
  descriptionPath,
  isPresentVersion,
  litepaperPath,
  versionPath,
} from "../site/litepaper-paths";
import {
  ANSWERS_PATH,
  OPEN_QUESTIONS_DATA_PATH,
  OPEN_QUESTIONS_PATH,
  QUESTIONS_PATH,
} from "../site/question-pages";
import { canonicalUrl, MODELS_PATH, markdownPath, schemaPath, site } from "../site/site";
import { type Documents, type OutputFile, paperAt } from "./documents";
import { feedOf } from "./feed";
import { json } from "./json-lines";
import { llmsFile, llmsFull } from "./llms";
import { modelsOf, modelsSchema } from "./models-data";
import { openQuestionsOf, openQuestionsSchema } from "./open-questions-data";
import { pageTwin } from "./page-twin";
import { sectionFiles } from "./section-files";
import { answersOf, descriptionOf } from "./structured-data";
import { wellKnownFiles } from "./well-known";

type Options = {
  /** The HTML of a built page. */
  readPage: (path: string) => string;
  /** What crawlers may use what they read for, if the site says so. */
  contentSignal?: string;
};

/** Files of data, each with what it holds. */
const SCHEMAS = {
  [MODELS_PATH]: modelsSchema,
  [OPEN_QUESTIONS_DATA_PATH]: openQuestionsSchema,
};

/** Pages that are lists, each entry of which is a file of Markdown, too. */
const LISTS: readonly (readonly [path: string, title: string])[] = [
  [QUESTIONS_PATH, "Questions"],
  [OPEN_QUESTIONS_PATH, "Open questions"],
  ["/glossary", "Glossary"],
];

/** Every file of text that is made beside the pages, from the documents and from the built pages. */
export function textFiles(documents: Documents, { readPage, contentSignal }: Options): OutputFile[] {
  const { papers, run } = documents;
  const papersInSections = papers.map(({ slug, title, version, markdown, tree }) => {
    const path = litepaperPath(slug);
    const ids = readSections(tree).map(({ id }) => id);
    const name = `${title}, version ${version}`;
    return { path, files: sectionFiles({ path, markdown: unpadded(markdown), title: name, ids }) };
  });
  const toSections = linksToSections(papersInSections);
  const pages = new Map(
    documents.paths.map((path) => {
      const text = unpadded(paperAt(papers, path)?.markdown ?? pageTwin(readPage(path), path));
      return [path, withStatus(path === QUESTIONS_PATH ? toSections(text) : text)];
    }),
  );
  const inFull = [QUESTIONS_PATH, ...papers.map(({ slug }) => litepaperPath(slug)), "/glossary"];
  return [
    ...[...pages].map(([path, content]) => ({ path: markdownPath(path), content })),
    ...papersInSections.flatMap(({ files }) => files),
    ...LISTS.flatMap(([path, title]) => sectionFiles({ path, markdown: pages.get(path) ?? "", title })),
    ...versionFiles(documents),
    llmsFile(documents),
    llmsFull(inFull.flatMap((path) => pages.get(path) ?? [])),
    { path: MODELS_PATH, content: json(modelsOf(run, papers)) },
    { path: OPEN_QUESTIONS_DATA_PATH, content: json(openQuestionsOf(papers)) },
    ...Object.entries(SCHEMAS).map(([path, schema]) => ({
      path: schemaPath(path),
      content: json(z.toJSONSchema(schema)),
    })),
    ...wellKnownFiles(documents, contentSignal),
    ...papers.flatMap((paper) => [
      { path: descriptionPath(paper.slug), content: json(descriptionOf(paper)) },
      { path: citationPath(paper.slug), content: `${paper.citation.csl}\n` },
    ]),
    { path: ANSWERS_PATH, content: json(answersOf(documents.questions)) },
    feedOf(documents),
  ];
}

/** Makes links to what has an id in a paper lead to the file of its section, so that a proof costs no more than that. */
function linksToSections(papers: readonly { path: string; files: readonly OutputFile[] }[]) {
  const targets = new Map<string, string>();
  for (const { path, files } of papers)
    for (const file of files) {
      const url = canonicalUrl(file.path);
      const own = file.path.slice(`${path}/`.length, -".md".length);
      targets.set(`${canonicalUrl(path)}#${own}`, url);
      for (const [, id] of String(file.content).matchAll(/<a id="([^"]+)">/g))
        targets.set(`${canonicalUrl(path)}#${id}`, `${url}#${id}`);
    }
  return (markdown: string) => markdown.replaceAll(/(?<=\]\()[^)]+(?=\))/g, (url) => targets.get(url) ?? url);
}

/** Tables without what lines their columns up, which costs a program as much as words. */
export const unpadded = (markdown: string) =>
  markdown.replace(/^(?:> )*\|.*\|$/gm, (row) => row.replace(/ {2,}/g, " ").replace(/-{4,}/g, "---"));

/** A text that says the status below its own address, the first that it gives, and nowhere else. */
const withStatus = (markdown: string) =>
  markdown.replace(`\n${site.status}.\n`, "").replace(/^.*<https:\S+>$/m, `$&\n\n${site.status}.`);

/** The line of a record that says its version, its day and where the paper was read. */
const FACTS = /^(Version \S+, \S+\.) <(\S+)>$/m;

/** The versions that papers had before as Markdown, each of which says where it stays. A present one is its paper's. */
export function versionFiles({ versions, papers }: Pick<Documents, "versions" | "papers">): OutputFile[] {
  const old = versions.filter((record) => !isPresentVersion(record, papers));
  return old.map((record) => {
    const path = versionPath(record.slug, record.version);
    const says = "This is an old version, as it was published. The present one is at <$2>.";
    const facts = `$1 <${canonicalUrl(path)}>\n\n${says} ${site.status}.`;
    return { path: markdownPath(path), content: record.markdown.replace(FACTS, facts) };
  });
}
