/** `npm run new:paper`: asks five questions, and begins a litepaper as a draft. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { LITEPAPERS, litepaperFile, litepaperSlug } from "../../src/content/content-paths";
import {
  litepaperSchema,
  nextOrder,
  parseLitepaperFrontmatter,
  readPapers,
} from "../../src/content/litepaper-frontmatter";
import { PLACEHOLDER } from "../../src/paper/lint";
import { type ContentProblem, catchProblems } from "../../src/site/content-problem";
import { projectRoot } from "../project";
import { runMain } from "../run-main";

/** Answers a question; undefined when nobody is there any more. */
export type Ask = (question: string) => Promise<string | undefined>;

export const QUESTIONS = {
  title: "Its name, at most 60 characters",
  shortTitle: "A name for narrow places, at most 24 characters",
  subtitle: "One line under the title, at most 140 characters",
  summary: "What it specifies, in one sentence of 50 to 160 characters",
} as const;

/**
 * Asks for a paper until each answer can be used, and writes it under `root`. `today` is YYYY-MM-DD. Returns its path
 * from the root.
 */
export async function beginPaper(
  root: string,
  ask: Ask,
  say: (text: string) => void,
  today: string,
): Promise<string> {
  const slug = await answer(ask, say, "Its address: lower-case letters, digits and hyphens", (text) => {
    if (text === "") return "Type an address, such as model-credit.";
    const problems: ContentProblem[] = [];
    catchProblems(problems, () => litepaperSlug(litepaperFile(text)));
    if (problems[0]) return problems[0].advice;
    return existsSync(join(root, LITEPAPERS, text)) ? "There is a paper at this address already." : undefined;
  });
  const fields: string[] = [];
  for (const [field, question] of Object.entries(QUESTIONS)) {
    const value = await answer(ask, say, question, refusalOf(field as keyof typeof QUESTIONS));
    fields.push(`${field}: ${JSON.stringify(value)}`);
  }
  return writeDraft(root, slug, { fields, body: `## Introduction\n\n${PLACEHOLDER}\n`, today });
}

/** Writes a draft under `root` and returns its path; throws, and writes nothing, where its fields are not in order. */
export function writeDraft(
  root: string,
  slug: string,
  { fields, body, today }: { fields: readonly string[]; body: string; today: string },
): string {
  const path = litepaperFile(slug);
  const source = `---
${fields.join("\n")}
order: ${nextOrder(readPapers(root))}
version: "0.1"
datePublished: "${today}"
dateModified: "${today}"
draft: true
terms: []
---

${body}`;
  parseLitepaperFrontmatter(source, path);
  mkdirSync(join(root, LITEPAPERS, slug), { recursive: true });
  writeFileSync(join(root, path), source);
  return path;
}

/** Says why an answer cannot stand in a field. */
export const refusalOf = (field: keyof typeof QUESTIONS) => (text: string) => {
  const { error } = litepaperSchema.shape[field].safeParse(text);
  return error && `It ${error.issues[0]?.message}.`;
};

/** Asks until an answer can be used. */
export async function answer(
  ask: Ask,
  say: (text: string) => void,
  question: string,
  problemOf: (text: string) => string | undefined,
): Promise<string> {
  for (;;) {
    const text = (await ask(`${question}: `))?.trim();
    if (text === undefined) throw new Error("No paper was begun: the answers ended before the questions.");
    const problem = problemOf(text);
    if (!problem) return text;
    say(problem);
  }
}

/** Asks in the terminal, or of what is piped in. */
export function terminal(): { ask: Ask; close: () => void } {
  const lines = createInterface({ input: process.stdin });
  const given = lines[Symbol.asyncIterator]();
  const ask: Ask = async (question) => {
    process.stdout.write(question);
    const { done, value } = await given.next();
    return done ? undefined : String(value);
  };
  return { ask, close: () => lines.close() };
}

async function main(): Promise<void> {
  const { ask, close } = terminal();
  try {
    const path = await beginPaper(projectRoot, ask, console.log, new Date().toISOString().slice(0, 10));
    console.log(`
${path} is ready; npm run develop shows it, as a draft, at /litepapers/${litepaperSlug(path)}.
/kitchen-sink shows every element, npm run check:content says what is wrong, npm run publish:paper publishes it.`);
  } finally {
    close();
  }
}

if (require.main === module) {
  runMain(main);
}
