import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import fc from "fast-check";
import { parse } from "yaml";
import { createTemporaryFolder } from "../temporary-folder";

const PROJECT = resolve(__dirname, "../..");
const FIXTURES = join(PROJECT, "__tests__/fixtures");

type Page = { text: string; fields?: Readonly<Record<string, string | null>> };

const fixture = parse(readFileSync(join(FIXTURES, "mistakes.yaml"), "utf8")) as {
  mistakes: Readonly<Record<string, Page & { message: string; corrected?: string }>>;
  correct: Readonly<Record<string, Page>>;
  fragments: readonly string[];
};
const mistakes = Object.entries(fixture.mistakes);

const correctPages: readonly (readonly [name: string, page: Page])[] = [
  ...Object.entries(fixture.correct),
  ...mistakes.flatMap(([name, { corrected }]) =>
    corrected === undefined ? [] : [[`${name}-corrected`, { text: corrected }] as const],
  ),
];

const MARKDOWN_SIGNS = "\n <>{}[]()$`*_~|\\!#@:^&/\t-=".split("");
const fragment = fc.oneof(
  fc.constantFrom(...MARKDOWN_SIGNS),
  fc.constantFrom(...mistakes.map(([, { text }]) => text)),
  fc.constantFrom(...fixture.fragments),
);

/** Pages made of fragments of Markdown. The seed is fixed, so that each run has the same. */
const randomPages = fc
  .sample(fc.array(fragment, { minLength: 2, maxLength: 12 }), { numRuns: 60, seed: 66 })
  .map((fragments, index) => [`random-${index}`, { text: fragments.join("") }] as const);

const DESCRIPTION = '"A paper with one mistake, which the check of the content has to find."';

/** Returns the source of a paper. Its text begins on line 9 if no field is added or left out. */
function createPaper({ text, fields }: Page, order: number): string {
  const allFields = {
    title: '"Paper"',
    subtitle: '"A paper"',
    description: DESCRIPTION,
    order: String(order),
    version: '"1.0"',
    date: '"2026-11-28"',
    ...fields,
  };
  const lines = Object.entries(allFields).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return `---\n${lines.join("\n")}\n---\n${text}\n`;
}

const OTHER_CONTENT = {
  "references.json": JSON.stringify([{ id: "kleros", type: "webpage", title: "Kleros" }]),
  "glossary.mdx": `---\ntitle: "Glossary"\nsubtitle: "Terms"\ndescription: ${DESCRIPTION}\n---\n\n## Escrow\n\nMoney.\n`,
  "litepapers/drawing.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" />',
  "litepapers/a drawing.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" />',
  "litepapers/text.png": "A text.",
  "litepapers/byte-order-mark/index.mdx": `\uFEFF${createPaper({ text: "Text." }, 100)}`,
};

let output = "";
let hasWritten = true;

beforeAll(() => {
  const folder = createTemporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, "content", dirname(file)), { recursive: true });
    writeFileSync(join(folder, "content", file), text);
  };
  for (const [file, text] of Object.entries(OTHER_CONTENT)) write(file, text);
  for (const [index, [name, page]] of [...mistakes, ...correctPages, ...randomPages].entries())
    write(`litepapers/${name}/index.mdx`, createPaper(page, 101 + index));
  cpSync(join(FIXTURES, "example.yaml"), join(folder, "content/example.yaml"));
  for (const file of ["src", "static"]) symlinkSync(join(PROJECT, file), join(folder, file));
  const tsx = ["--import", require.resolve("tsx"), join(PROJECT, "tools/content/check.ts")];
  output = spawnSync(process.execPath, tsx, { cwd: folder, encoding: "utf8" }).stderr;
  hasWritten = existsSync(join(folder, "public"));
});

test.each(mistakes)("the check finds a wrong %s", (name, { message }) => {
  const lines = output.split("\n").filter((line) => line.startsWith(`content/litepapers/${name}/index.mdx:`));
  expect(lines.join("\n")).toContain(message);
});

test("the check finds no mistake in pages without mistakes", () => {
  const files = [
    ...correctPages.map(([name]) => `litepapers/${name}/index.mdx`),
    ...Object.keys(OTHER_CONTENT),
  ];
  expect(files.filter((file) => output.includes(`content/${file}:`))).toEqual([]);
});

test("no text of fragments stops the check, and each mistake has its line and column", () => {
  const lines = output
    .trim()
    .split("\n")
    .filter((line) => !/^content\/\S+:\d+:\d+: (?!The site’s code)/.test(line));
  expect(lines).toEqual([]);
  expect(output).toContain("content/litepapers/random-");
});

test("the check writes no files", () => {
  expect(hasWritten).toBe(false);
});
