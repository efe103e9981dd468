import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { END_MATTER } from "../paper/end-matter";
import { attempt, ContentError, type ContentProblem, FILE_START } from "../site/content-problem";
import { litepaperPath } from "../site/litepaper";
import { litepaperFile, PUBLISHED, REDIRECTS, recordAt, recordPath } from "./content-paths";
import { placeInFrontmatter, splitFrontmatter } from "./frontmatter";
import type { PaperChange } from "./litepaper-frontmatter";
import { listFiles, readContent } from "./read-content";
import type { Redirects } from "./redirects";

/** A version of a paper as it went out, whose text does not change any more. */
export type PublishedVersion = {
  slug: string;
  version: string;
  /** From the repository's root. */
  path: string;
  /** The paper's twin in Markdown. */
  markdown: string;
};

/** A paper's present version. */
export type VersionedPaper = {
  slug: string;
  path: string;
  source: string;
  version: string;
  changes: readonly PaperChange[];
  /** Its twin, where nothing stands in its way. */
  markdown?: string;
};

/** Every version on record, oldest first, by paper. Throws a ContentError that lists every problem. */
export function readPublished(root: string): PublishedVersion[] {
  return readRecords(root, PUBLISHED);
}

/** Every version of a paper on record, oldest first. Throws a ContentError where one is not text. */
export function readVersionsOf(root: string, slug: string): PublishedVersion[] {
  return readRecords(root, `${PUBLISHED}/${slug}`);
}

function readRecords(root: string, folder: string): PublishedVersion[] {
  const problems: ContentProblem[] = [];
  const records = listFiles(root, folder, ".md").flatMap((path): PublishedVersion[] => {
    const record = recordAt(path);
    if (!record) return [];
    const markdown = attempt(problems, () => readContent(root, path));
    return markdown === undefined ? [] : [{ ...record, path, markdown }];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return records.sort(
    (one, other) => one.slug.localeCompare(other.slug) || compareVersions(one.version, other.version),
  );
}

/** Orders versions as numbers: 0.2 before 0.10. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split(".").map(Number));
  for (let part = 0; part < 3; part += 1) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Why this paper may not be recorded as its version, as a list with no more than one entry. */
export function versionProblems(
  paper: VersionedPaper,
  published: readonly PublishedVersion[],
): ContentProblem[] {
  const { slug, version, changes, markdown } = paper;
  const problem = (message: string, advice: string) => [{ ...placeOfVersion(paper), message, advice }];
  const versions = published.filter((record) => record.slug === slug);
  const record = versions.find((record) => record.version === version);
  const [newest] = versions.map((record) => record.version).sort((a, b) => compareVersions(b, a));
  if (newest && compareVersions(version, newest) < 0) {
    return problem(
      `Version ${newest} is published, and ${version} comes before it.`,
      `Write a version after ${newest}, and say in \`changes\` what it changes.`,
    );
  }
  if (!record && newest && !changes.some((change) => change.version === version)) {
    return problem(
      `\`changes\` does not say what version ${version} changes.`,
      `Add a line to it: - { version: "${version}", date: …, text: "What was wrong, and what stands now." }`,
    );
  }
  if (record && markdown && wordsOf(record.markdown) !== wordsOf(markdown)) {
    return problem(
      `The text is not that of version ${version}, which is published.`,
      `Raise \`version\` and \`dateModified\`, and say in \`changes\` what is another; or bring the text back. Where nobody has read version ${version} yet, delete ${recordPath(slug, version)} and run npm run publish:paper -- ${slug}.`,
    );
  }
  return [];
}

/** Where a paper says which version it is. */
function placeOfVersion({ path, source }: VersionedPaper) {
  return { path, ...placeInFrontmatter(splitFrontmatter(source, path).yaml, ["version"]) };
}

export type CheckedPaper = VersionedPaper & { draft: boolean };

/** Throws a ContentError where what was published is not kept: a text, or an address. */
export function checkPublished(
  papers: readonly CheckedPaper[],
  published: readonly PublishedVersion[],
  redirects: Redirects,
): void {
  const problems = [
    ...papers.flatMap((paper) => (paper.draft ? [] : keepingProblems(paper, published))),
    ...addressProblems(papers, published, redirects),
  ];
  if (problems.length > 0) throw new ContentError(problems);
}

function keepingProblems(paper: CheckedPaper, published: readonly PublishedVersion[]): ContentProblem[] {
  const { slug, version, markdown } = paper;
  const problems = versionProblems(paper, published);
  if (problems.length > 0 || !markdown) return problems;
  if (published.some((record) => record.slug === slug && record.version === version)) return [];
  return [
    {
      ...placeOfVersion(paper),
      message: `Version ${version} is not on record, so nobody could tell later what it said.`,
      advice: `Run npm run publish:paper -- ${slug}, and commit ${recordPath(slug, version)}.`,
    },
  ];
}

/** Every address that a paper had still leads somewhere. */
function addressProblems(
  papers: readonly CheckedPaper[],
  published: readonly PublishedVersion[],
  redirects: Redirects,
): ContentProblem[] {
  const slugs = [...new Set(published.map(({ slug }) => slug))];
  return slugs.flatMap((slug): ContentProblem[] => {
    const address = litepaperPath(slug);
    const paper = papers.find((paper) => paper.slug === slug);
    if (paper && !paper.draft) return [];
    if (redirects.some(({ from }) => from === address)) return [];
    if (paper) {
      return [
        {
          ...placeOfVersion(paper),
          message: `${address} is published, and a draft is published nowhere.`,
          advice: `Take out draft: true, or write in ${REDIRECTS} where ${address} leads.`,
        },
      ];
    }
    const unknown = papers.filter((paper) => !paper.draft && !slugs.includes(paper.slug));
    const [heir] = unknown.length === 1 ? unknown : [];
    return [
      {
        path: REDIRECTS,
        ...FILE_START,
        message: `${address} was published, and ${litepaperFile(slug)} is not there.`,
        advice: `Name the folder ${slug} again, or write where the address leads: ${address}: ${heir ? litepaperPath(heir.slug) : "/"}`,
      },
    ];
  });
}

/** So many blocks stand above a twin's text: its title, the line under it, its version with day and address. */
export const TOP = 3;

/** What CommonMark knows of phrases, by micromark's names; none of it makes or ends a block. */
const PHRASES = [
  "attention",
  "autolink",
  "codeText",
  "hardBreakEscape",
  "htmlText",
  "labelEnd",
  "labelStartImage",
  "labelStartLink",
];

/** Reads blocks and leaves the text in them as it stands, which takes a fraction of the time. */
const reader = unified().use(withoutPhrases).use(remarkParse).freeze();

function withoutPhrases(this: Processor): void {
  const extensions = [...(this.data("micromarkExtensions") ?? []), { disable: { null: PHRASES } }];
  this.data("micromarkExtensions", extensions);
}

/** A twin without what other files say in it: the glossary's definitions, the entries of the bibliography. */
export function ownText(markdown: string): string {
  const starts = reader
    .parse(markdown)
    .children.flatMap((block) =>
      block.type === "heading" && block.depth === 2 ? (block.position?.start.offset ?? 0) : [],
    );
  return [0, ...starts]
    .map((start, index) => markdown.slice(start, starts[index]))
    .filter((section) => !Object.values(END_MATTER).some((title) => section.startsWith(`## ${title}\n`)))
    .join("");
}

/** What a twin says of its own: the ids of its parts and where its lines break do not count. */
const wordsOf = (markdown: string) =>
  ownText(markdown)
    .replaceAll(/<a id="[^"]*"><\/a>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
