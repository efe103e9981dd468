import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatProblems } from "../../../src/site/content-problem";
import { jsonSchemas, SCHEMAS } from "../../../tools/content/schemas";

const ROOT = join(__dirname, "..", "..", "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

test.each(Object.entries(jsonSchemas()))(
  "the committed schema %s says what the code does: npx tsx tools/content/schemas.ts",
  (name, text) => {
    expect(JSON.parse(read(join(SCHEMAS, name)))).toEqual(JSON.parse(text));
  },
);

test("a paper's fields say in the editor what to write in them", () => {
  const { properties, required, additionalProperties } = JSON.parse(jsonSchemas()["litepaper.json"] ?? "");
  expect(required).toEqual(expect.arrayContaining(["title", "summary", "order"]));
  expect(required).not.toContain("draft");
  expect(required).not.toContain("sections");
  expect(additionalProperties).toBe(false);
  for (const property of Object.values<{ description?: string }>(properties)) {
    expect(property.description).toMatch(/^\w/);
  }
});

test("the editor's settings name schemas that there are", () => {
  const settings = JSON.parse(read(".vscode/settings.json"));
  const named = [
    ...settings["json.schemas"].map(({ url }: { url: string }) => url),
    ...Object.keys(settings["yaml.schemas"]),
  ];
  expect(named.length).toBeGreaterThan(1);
  for (const path of named) expect(JSON.parse(read(path))).toHaveProperty("title");
});

test("the editor's task finds the place and the words of each problem of the check", () => {
  const [task] = JSON.parse(read(".vscode/tasks.json")).tasks;
  const { regexp, file, line, column, message } = task.problemMatcher.pattern;
  const problem = {
    path: "content/litepapers/pop/index.mdx",
    line: 3,
    column: 14,
    message: "It is: wrong.",
    advice: "",
  };
  const found = new RegExp(regexp).exec(formatProblems([problem]).split("\n")[0] ?? "") ?? [];
  expect([found[file], found[line], found[column], found[message]]).toEqual([
    problem.path,
    "3",
    "14",
    "It is: wrong.",
  ]);
});
