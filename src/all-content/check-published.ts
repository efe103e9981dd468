import { litepaperFile, REDIRECTS, recordPath } from "../content/content-paths";
import { placeOfField } from "../content/frontmatter";
import type { PaperChange } from "../content/litepaper-frontmatter";
import { compareVersions, type PublishedVersion } from "../content/published";
import type { Redirects } from "../content/read-redirects";
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

/** What is wrong with a paper where it says which version it is. */
const problemOfVersion = (
  { path, source }: VersionedPaper,
  message: string,
  advice: string,
): ContentProblem => ({ path, ...placeOfField(source, path, ["version"]), message, advice });

/** Why this paper may not be recorded as its version; undefined where it may. */
export function versionProblem(
  paper: VersionedPaper,
  published: readonly PublishedVersion[],
): ContentProblem | undefined {
  const { slug, version, changes, markdown } = paper;
  const versions = published.filter((record) => record.slug === slug);
  const record = versions.find((record) => record.version === version);
  const [newest] = versions.map((record) => record.version).sort((a, b) => compareVersions(b, a));
  if (newest && compareVersions(version, newest) < 0)
    return problemOfVersion(
      paper,
      `Version ${newest} is published, and ${version} comes before it.`,
      `Write a version after ${newest}, and say in \`changes\` what it changes.`,
    );
  if (!record && newest && !changes.some((change) => change.version === version))
    return problemOfVersion(
      paper,
      `\`changes\` does not say what version ${version} changes.`,
      `Add a line to it: - { version: "${version}", date: …, text: "What was wrong, and what stands now." }`,
    );
  if (record && markdown && wordsOf(record.markdown) !== wordsOf(markdown))
    return problemOfVersion(
      paper,
      `The text is not that of version ${version}, which is published.`,
      `Raise \`version\` and \`dateModified\`, and say in \`changes\` what is another; or bring the text back. Where nobody has read version ${version} yet, delete ${recordPath(slug, version)} and run npm run publish:paper -- ${slug}.`,
    );
  return undefined;
}

/** A problem for each text and each address that was published and is not kept. */
export function keepingProblems(
  papers: readonly VersionedPaper[],
  published: readonly PublishedVersion[],
  redirects: Redirects,
): ContentProblem[] {
  return [
    ...papers.flatMap((paper) => (paper.draft ? [] : (textProblem(paper, published) ?? []))),
    ...addressProblems(papers, published, redirects),
  ];
}

/** The text of a published paper is that of its version, and the version is on record. */
function textProblem(
  paper: VersionedPaper,
  published: readonly PublishedVersion[],
): ContentProblem | undefined {
  const { slug, version, markdown } = paper;
  const problem = versionProblem(paper, published);
  const isRecorded = published.some((record) => record.slug === slug && record.version === version);
  if (problem || isRecorded || !markdown) return problem;
  return problemOfVersion(
    paper,
    `Version ${version} is not on record, so nobody could tell later what it said.`,
    `Run npm run publish:paper -- ${slug}, and commit ${recordPath(slug, version)}.`,
  );
}

/** Every address that a paper had still leads somewhere. */
function addressProblems(
  papers: readonly VersionedPaper[],
  published: readonly PublishedVersion[],
  redirects: Redirects,
): ContentProblem[] {
  const slugs = [...new Set(published.map(({ slug }) => slug))];
  return slugs.flatMap((slug): ContentProblem | [] => {
    const address = litepaperPath(slug);
    const paper = papers.find((paper) => paper.slug === slug);
    if ((paper && !paper.draft) || redirects.some(({ from }) => from === address)) return [];
    if (paper)
      return problemOfVersion(
        paper,
        `${address} is published, and a draft is published nowhere.`,
        `Take out draft: true, or write in ${REDIRECTS} where ${address} leads.`,
      );
    const unknown = papers.filter((paper) => !paper.draft && !slugs.includes(paper.slug));
    const [heir] = unknown.length === 1 ? unknown : [];
    return {
      ...{ path: REDIRECTS, ...FILE_START },
      message: `${address} was published, and ${litepaperFile(slug)} is not there.`,
      advice: `Name the folder ${slug} again, or write where the address leads: ${address}: ${heir ? litepaperPath(heir.slug) : "/"}`,
    };
  });
}

/** The words of a paper's own text: the ids of its parts and its line breaks do not count. */
const wordsOf = (markdown: string) =>
  ownText(markdown)
    .replaceAll(/<a id="[^"]*"><\/a>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
