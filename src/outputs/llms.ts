import { ALL_EPUB_PATH, descriptionPath, epubPath, litepaperPath } from "../site/litepaper";
import { QUESTIONS_PATH } from "../site/questions";
import {
  canonicalUrl,
  FEED_PATH,
  LLMS_FULL_PATH,
  LLMS_PATH,
  MODELS_PATH,
  markdownPath,
  SECTIONS_PATH,
  SITE_DESCRIPTION_PATH,
  site,
} from "../site/site";
import { type Documents, lastChange, type OutputFile, type PaperDocument } from "./documents";
import { SKILL_PATH } from "./well-known";

/** What there is to read and where, for programs: llms.txt as llmstxt.org describes it, and all papers in one file. */
export function llmsFile({ papers, paths }: Documents): OutputFile {
  const others = paths.filter(
    (path) => path !== QUESTIONS_PATH && !papers.some(({ slug }) => litepaperPath(slug) === path),
  );
  const lines = [
    `# ${site.name}`,
    "",
    `> ${site.description}`,
    "",
    `Status as of ${lastChange(papers)}: ${site.status}. Neither code nor chain nor an API of the protocol is public.`,
    "",
    "Home (/index.md), the questions, the glossary, the demo, every paper and its versions have a twin in Markdown: the page's address " +
      "with .md after it, or the address itself where the host honours `Accept: text/markdown`. Rules keep their symbols; numbers belong to one illustrative run, the same in all papers, and " +
      "none of them is the protocol's.",
    "",
    "## Litepapers",
    "",
    link(
      "Questions",
      markdownPath(QUESTIONS_PATH),
      "what readers ask, each answered in a few sentences with its proof. Begin here.",
    ),
    ...papers.map(
      ({ slug, title, version, summary }) =>
        `- [${title}](${canonicalUrl(markdownPath(litepaperPath(slug)))}): ${summary} Version ${version}.`,
    ),
    "",
    "## Data",
    "",
    link("Sections", SECTIONS_PATH, "every section and paragraph with its address, to quote and to cite"),
    link("Models", MODELS_PATH, "the run's numbers, ledgers, transition tables, units and the figures' data"),
    link("Skill", SKILL_PATH, "how to read and cite the papers"),
    link("All papers", LLMS_FULL_PATH, "the questions, the papers and the glossary in one file"),
    "",
    "## Optional",
    "",
    ...others.map((path) =>
      link(path === "/" ? "Home" : nameOf(path), markdownPath(path), "the page as Markdown"),
    ),
    ...papers.flatMap((paper) => otherForms(paper)),
    link("All papers, EPUB", ALL_EPUB_PATH, "the papers as one book"),
    link(`${site.name}, JSON-LD`, SITE_DESCRIPTION_PATH, "the site and whose it is, in schema.org's words"),
    link("Versions", FEED_PATH, "what each version of a paper changed"),
    "",
  ];
  return { path: LLMS_PATH, content: lines.join("\n") };
}

/** All papers, and the pages that are given as Markdown, one after the other. */
export function llmsFull(texts: readonly string[]): OutputFile {
  return { path: LLMS_FULL_PATH, content: texts.map((text) => `${text.trimEnd()}\n`).join("\n---\n\n") };
}

function otherForms({ slug, title, pdf }: PaperDocument): string[] {
  return [
    ...(pdf ? [link(`${title}, PDF`, pdf, "for print")] : []),
    link(`${title}, EPUB`, epubPath(slug), "for e-readers"),
    link(
      `${title}, JSON-LD`,
      descriptionPath(slug),
      "the paper and all that it cites, in schema.org's words",
    ),
  ];
}

const link = (name: string, path: string, says: string) => `- [${name}](${canonicalUrl(path)}): ${says}`;

/** "Glossary" for "/glossary". */
function nameOf(path: string): string {
  const word = path.split("/").at(-1) ?? "";
  return word.charAt(0).toUpperCase() + word.slice(1);
}
