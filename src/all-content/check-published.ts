import { litepaperFile, REDIRECTS, recordPath } from "../content/content-paths";
import { placeOfField } from "../content/frontmatter";
import type { PaperChange } from "../content/litepaper-frontmatter";
import { compareVersions, type PublishedVersion } from "../content/published";
import type { Redirects } from "../content/redirects";
import { ownText } from "../paper/version-text";
import { type ContentProblem, FILE_START } from "../site/content-problem";
import { litepaperPath } from "../site/litepaper-paths";

/** A paper's present version. */
export type VersionedPaper = {
  slug: string;
  path: string;
  source: string;
  version: string;
  changes: readonly PaperChange[];
  draft?: boolean;
  /** The paper as Markdown, where it could be rendered. */
  markdown?: string;
};

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
  return { path, ...placeOfField(source, path, ["version"]) };
}

/** A problem for each text and each address that was published and is not kept. */
export function keepingProblems(
  papers: readonly VersionedPaper[],
  published: readonly PublishedVersion[],
  redirects: Redirects,
): ContentProblem[] {
  return [
    ...papers.flatMap((paper) => (paper.draft ? [] : textProblems(paper, published))),
    ...addressProblems(papers, published, redirects),
  ];
}

/** The text of a published paper is that of its version, and the version is on record. */
function textProblems(paper: VersionedPaper, published: readonly PublishedVersion[]): ContentProblem[] {
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
  papers: readonly VersionedPaper[],
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

/** The words of a paper's own text: the ids of its parts and its line breaks do not count. */
const wordsOf = (markdown: string) =>
  ownText(markdown)
    .replaceAll(/<a id="[^"]*"><\/a>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
