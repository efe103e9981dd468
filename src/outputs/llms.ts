import { readSections } from "../paper/section-texts";
import { RUN_PATH } from "../example/published-run";
import { ALL_EPUB_PATH, litepaperPath } from "../site/litepaper-paths";
import {
  ANSWERS_PATH,
  OPEN_QUESTIONS_DATA_PATH,
  OPEN_QUESTIONS_PATH,
  QUESTIONS_PATH,
} from "../site/question-pages";
import {
  canonicalUrl,
  FEED_PATH,
  LLMS_FULL_PATH,
  LLMS_PATH,
  MODELS_PATH,
  markdownPath,
  site,
} from "../site/site";
import { type Documents, lastChange, type OutputFile } from "./documents";
import { sectionPath } from "./section-files";
import { SKILL_PATH } from "./well-known";

/** What there is to read and where, for programs: llms.txt as llmstxt.org describes it, and all papers in one file. */
export function llmsFile({ papers, paths, questions }: Documents): OutputFile {
  const listed = [QUESTIONS_PATH, OPEN_QUESTIONS_PATH, ...papers.map(({ slug }) => litepaperPath(slug))];
  const openCount = papers.reduce((count, { openQuestions }) => count + openQuestions.length, 0);
  const forms = [".epub", ".csl.json (how to cite it)", ".jsonld (all that it cites)"];
  if (papers.some(({ pdf }) => pdf)) forms.unshift(".pdf");
  const lines = [
    `# ${site.name}`,
    "",
    `> ${site.description}`,
    "",
    `Status as of ${lastChange(papers)}: ${site.status}. Neither code nor chain nor an API of the protocol is public. ` +
      `Licence of this site's texts and code: ${site.licence.name} (${site.licence.url}). Rules keep their symbols; numbers belong to ` +
      "one illustrative run, the same in all papers, and none of them is the protocol's.",
    "",
    "Every page but those that keep a version has a twin in Markdown: its address with .md after it (/index.md for the first), or the address itself where the " +
      "host honours `Accept: text/markdown`. So has each section of a paper, each question and each term: the page's address, a " +
      `slash, the id and .md, as in ${canonicalUrl(sectionPath(QUESTIONS_PATH, questions[0]?.slug ?? ""))}. Take those for a quotation. ` +
      `A paper is also there with ${forms.join(", ")} after its address.`,
    "",
    "## Litepapers",
    "",
    link(
      "Questions",
      markdownPath(QUESTIONS_PATH),
      `what readers ask, each answered in a few sentences with its proof. Begin here. Ids: ${questions.map(({ slug }) => slug).join(", ")}.`,
    ),
    ...papers.map(
      ({ slug, title, version, dateModified, summary, tree }) =>
        `- [${title}](${canonicalUrl(markdownPath(litepaperPath(slug)))}): ${summary} Version ${version}, ${dateModified}. Ids: ${readSections(
          tree,
        )
          .map(({ id }) => id)
          .join(", ")}, cite.`,
    ),
    link(
      "Open questions",
      markdownPath(OPEN_QUESTIONS_PATH),
      `what the papers say nobody has said, ${openCount} questions, each with an id`,
    ),
    "",
    "## Data",
    "",
    link("Inputs", RUN_PATH, "what the run starts from, each number with its unit"),
    link(
      "Models",
      MODELS_PATH,
      "what follows: numbers, findings, ledgers, a job's transitions, the figures' data",
    ),
    link("Answers", ANSWERS_PATH, "the questions with their answers and proofs"),
    link("Open questions", OPEN_QUESTIONS_DATA_PATH, "the same list as data"),
    link("Skill", SKILL_PATH, "how to read and cite the papers"),
    link("All papers", LLMS_FULL_PATH, "the questions, the papers and the glossary in one file"),
    "",
    "## Optional",
    "",
    ...paths
      .filter((path) => !listed.includes(path))
      .map((path) => link(path === "/" ? "Home" : nameOf(path), markdownPath(path), "the page as Markdown")),
    link("All papers, EPUB", ALL_EPUB_PATH, "the papers as one book"),
    link("Versions", FEED_PATH, "what each version of a paper changed"),
    "",
  ];
  return { path: LLMS_PATH, content: lines.join("\n") };
}

/** All papers, and the pages that are given as Markdown, one after the other. */
export function llmsFull(texts: readonly string[]): OutputFile {
  return { path: LLMS_FULL_PATH, content: texts.map((text) => `${text.trimEnd()}\n`).join("\n---\n\n") };
}

const link = (name: string, path: string, says: string) => `- [${name}](${canonicalUrl(path)}): ${says}`;

/** "Glossary" for "/glossary". */
function nameOf(path: string): string {
  const word = path.split("/").at(-1) ?? "";
  return word.charAt(0).toUpperCase() + word.slice(1);
}
