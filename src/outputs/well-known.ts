import { RUN_PATH } from "../example/published-run";
import { litepaperPath } from "../site/litepaper-paths";
import { OPEN_QUESTIONS_PATH } from "../site/question-pages";
import { canonicalUrl, LLMS_FULL_PATH, LLMS_PATH, MODELS_PATH, markdownPath, site } from "../site/site";
import { sha256 } from "../text/sha256";
import { type Documents, lastChange, type OutputFile } from "./documents";
import { json } from "./json-lines";

const SKILL_NAME = `cite-${site.name.toLowerCase()}-litepapers`;
const SKILLS_FOLDER = "/.well-known/agent-skills";

export const SKILL_PATH = `${SKILLS_FOLDER}/${SKILL_NAME}/SKILL.md`;

const DESCRIPTION = `Read, quote and cite ${site.name}'s litepapers (described, not live) on agent reputation, dispute resolution, agent wallets and agentic finance. Use it to answer a question about the protocol from its own text, or to check a quotation.`;

/** What programs look for at fixed addresses: a skill and the list that names it, robots.txt, whom to write to. */
export function wellKnownFiles(documents: Documents, contentSignal?: string): OutputFile[] {
  const skill = skillOf(documents);
  const index = {
    $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
    skills: [
      {
        name: SKILL_NAME,
        type: "skill-md",
        description: DESCRIPTION,
        url: SKILL_PATH,
        digest: `sha256:${sha256(skill)}`,
      },
    ],
  };
  return [
    { path: SKILL_PATH, content: skill },
    { path: `${SKILLS_FOLDER}/index.json`, content: json(index) },
    { path: "/.well-known/security.txt", content: securityText(documents) },
    { path: "/robots.txt", content: robotsText(contentSignal) },
  ];
}

/** The skill: instructions that name every address they need. */
function skillOf({ papers }: Documents): string {
  const papersListed = papers.map(
    ({ title, slug, summary }) =>
      `- ${title}: ${canonicalUrl(markdownPath(litepaperPath(slug)))}\n  ${summary}`,
  );
  return `---
name: ${SKILL_NAME}
description: ${DESCRIPTION}
---

# Read and cite ${site.name}'s litepapers

${site.description} ${site.status}, as of ${lastChange(papers)}. Never say that agents use it.

Fetch only the addresses named here, and those that the third step makes of them. None of them needs a key, and none of them does anything.

## Find the text

1. Fetch ${canonicalUrl(LLMS_PATH)}. It lists the papers, each with a sentence, and the data.
2. Choose the paper whose sentence fits the question:

${papersListed.join("\n")}

3. Choose a section by its id there, and fetch it alone: the paper's address without \`.md\`, a slash, the id and \`.md\`. It is Markdown; formulae are LaTeX, and \`<a id="…">\` stands before what can be cited by itself.
4. To search all papers at once, fetch ${canonicalUrl(LLMS_FULL_PATH)}, which is long.
5. What nobody has said is in ${canonicalUrl(markdownPath(OPEN_QUESTIONS_PATH))}. Do not answer it.

## Quote

Take the words from a section's Markdown without its marks, ids and numbers in brackets.

## Cite

Give the paper's title, its version, and the address of the paragraph (the paper's, \`#\` and its id), or of the section where the words stand in none. A quotation is from the version that you name; a later version may say otherwise. The section \`cite\` has the address that keeps that version.

## Numbers

1. Rules keep their symbols: the protocol's constants are not public. Do not give a number as the protocol's.
2. Numbers belong to one illustrative run. Fetch ${canonicalUrl(RUN_PATH)} for what it starts from, each with its \`unit\` and its \`description\`, and ${canonicalUrl(MODELS_PATH)} for what follows: \`derived\` holds each number also as the papers print it, \`findings\` what holds. Say that the number is illustrative.
`;
}

/** What crawlers may read: all. `signal` is what it may be used for, where the site says so (contentsignals.org). */
function robotsText(signal: string | undefined): string {
  return [
    "User-agent: *",
    ...(signal ? [`Content-Signal: ${signal}`] : []),
    "Allow: /",
    "",
    `Sitemap: ${canonicalUrl("/sitemap-index.xml")}`,
    "",
  ].join("\n");
}

/** RFC 9116. It expires a year after the last change of what is published, so that a build is the same whenever it runs. */
function securityText({ papers }: Documents): string {
  const [year = 1970, ...rest] = lastChange(papers).split("-").map(Number);
  const [month = 1, day = 1] = rest;
  const expires = new Date(Date.UTC(year + 1, month - 1, day - 1)).toISOString().replace(".000", "");
  return [
    `Contact: ${site.social.github}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${canonicalUrl("/.well-known/security.txt")}`,
    "",
  ].join("\n");
}
