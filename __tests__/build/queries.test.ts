import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot, publicDir } from "./built-site";

type Answer = { question: string; data?: unknown; errors?: readonly { message: string }[] };

const answers: Answer[] = JSON.parse(readFileSync(join(projectRoot, ".cache/queries.json"), "utf8"));
const questions = readFileSync(join(projectRoot, "docs/graphql.md"), "utf8").match(/^### .+$/gm) ?? [];

/** The outermost list of an answer. */
function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) return [];
  return (
    Object.values(value)
      .map(listIn)
      .find((list) => list.length > 0) ?? []
  );
}

function answerTo(question: RegExp): unknown {
  const answer = answers.find((candidate) => question.test(candidate.question));
  if (!answer) throw new Error(`docs/graphql.md does not ask ${question}.`);
  return answer.data;
}

test("the build has answered every question of docs/graphql.md", () => {
  expect(answers.map(({ question }) => `### ${question}`)).toEqual(questions);
  expect(answers.length).toBeGreaterThanOrEqual(12);
});

test.each(answers)("$question has an answer", ({ data, errors }) => {
  expect(errors ?? []).toEqual([]);
  expect(listIn(data)).not.toEqual([]);
});

test("a paper's references come in the order of the list on its page", () => {
  const html = readFileSync(join(publicDir, "litepapers/pop/index.html"), "utf8");
  const listed = [...html.matchAll(/<li id="?reference-([a-z0-9-]+)/g)].map(([, key]) => key);
  const works = listIn(answerTo(/paper's references, in order/)) as readonly { key: string }[];
  const keys = works.map(({ key }) => key);
  expect(keys).toEqual(listed);
});

test("links have whole addresses, and are the writers' own", () => {
  const links = listIn(answerTo(/links lead to files, or out of the site/)) as readonly { url: string }[];
  expect(links.map(({ url }) => url).filter((url) => !/^(?:https:\/\/|mailto:)/.test(url))).toEqual([]);
});
