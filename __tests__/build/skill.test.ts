import { readFileSync } from "node:fs";
import { join } from "node:path";
import { modelsSchema } from "../../src/outputs/models-data";
import { SKILL_PATH } from "../../src/outputs/well-known";
import { site } from "../../src/site/site";
import { publicDir } from "./built-site";

const skill = readFileSync(join(publicDir, SKILL_PATH), "utf8");
const named = new Set(skill.match(/https:\/\/[^\s`)]+(?<![.,:])/g));

/** Fetches what the skill names, and nothing else. */
function fetchNamed(url: string): string {
  if (!named.has(url)) throw new Error(`The skill does not name ${url}.`);
  return readFileSync(join(publicDir, url.slice(site.url.length)), "utf8");
}

/** The first address named in the step that says this, or the first of its kind. */
function addressIn(step: RegExp, kind = /./): string {
  const line = skill.split("\n").find((candidate) => step.test(candidate)) ?? "";
  return line.match(/https:\/\/[^\s`)]+(?<![.,:])/g)?.find((address) => kind.test(address)) ?? "";
}

/** What may be quoted of Markdown: words, without marks, ids and numbers in brackets. */
const wordsIn = (markdown: string) =>
  markdown.replaceAll(/<a id="[^"]*"><\/a>| ?\\?\[\d+\]|\*+/g, "").replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1");

/** What is asked, in which section of which paper that is answered, and with which words. */
const questions: readonly [question: string, paper: string, section: string, answer: string][] = [
  ["Whom does silence pay?", "pop", "abstract", "doing nothing pays the agent"],
  [
    "Whose judgment is final?",
    "pop",
    "human-supervisors",
    "Human supervisors judge the appeal, and their judgment is final",
  ],
  ["What is ERC4337A built on?", "erc4337a", "abstract", "builds on ERC-4337"],
  ["What may a key pass on?", "erc4337a", "authority-only-narrows", "passes on no more than it holds"],
  ["What are the five modules?", "agfi", "module-architecture", "The five modules"],
  [
    "Who bears a sub-agent that never delivers?",
    "agfi",
    "deadlines",
    "If a sub-agent never delivers, its buyer gets the price back",
  ],
];

describe("a program that follows the skill word for word", () => {
  const list = fetchNamed(addressIn(/^1\. Fetch .*lists the papers/));

  test.each(questions)("answers: %s", (_question, slug, id, answer) => {
    const address = [...named].find((url) => url.endsWith(`/${slug}.md`)) ?? "";
    expect(list).toContain(`(${address})`);
    // By the rule of the third step, whose ids the list gives.
    expect(list).toContain(` ${id}`);
    const alone = readFileSync(join(publicDir, `litepapers/${slug}/${id}.md`), "utf8");
    expect(wordsIn(alone)).toContain(answer);
    expect((list.length + alone.length) / 4).toBeLessThan(3000);
  });

  test("says a number as the papers print it, and that it is illustrative", () => {
    const models = modelsSchema.parse(
      JSON.parse(fetchNamed(addressIn(/^2\. Numbers belong/, /models\.json$/))),
    );
    expect(models.derived["job.fees"]?.text).toBe("10\u00a0USDC");
    expect(JSON.parse(fetchNamed(models.inputs)).inputs["job.price"]).toMatchObject({
      value: 100,
      unit: "USDC",
    });
    expect(skill).toContain("Say that the number is illustrative.");
  });
});

test("the skill names only what is there", () => {
  for (const url of named) expect(() => fetchNamed(url)).not.toThrow();
  expect(named.size).toBeGreaterThan(5);
});
