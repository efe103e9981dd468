import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changedFiles } from "../../../tools/test/changed-files";
import { buildsSteps, checkSteps, stepsFor, testSteps } from "../../../tools/test/steps";

const commands = (...files: string[]) =>
  Object.fromEntries(stepsFor(checkSteps, files).map(({ name, command }) => [name, command.join(" ")]));

test("check leaves slow tests to npm test, unless they look at what has changed", () => {
  const units = (steps: typeof testSteps) =>
    steps.find(({ name }) => name === "units and components")?.command.join(" ");
  expect(units(checkSteps)).toContain("\\.slow\\.test");
  expect(units(testSteps)).not.toContain("slow");
  expect(commands("src/markdown/math.ts")["units and components"]).not.toContain("slow");
});

test("npm test has all that npm run check has, but for the content, which the build reads", () => {
  const names = checkSteps.map(({ name }) => name).filter((name) => name !== "content");
  expect(testSteps.map(({ name }) => name)).toEqual(expect.arrayContaining(["build", ...names]));
});

test("no step is in both commands", () => {
  const names = testSteps.map(({ name }) => name);
  expect(buildsSteps.filter(({ name }) => names.includes(name))).toEqual([]);
});

test("a change of prose is looked at by what reads prose, and by the tests of the content", () => {
  const run = commands("content/litepapers/pop/index.mdx");
  expect(Object.keys(run)).toEqual(["units and components", "content", "prose", "format and lint"]);
  expect(run["units and components"]).toMatch(
    /--findRelatedTests .*__tests__\/content\/content\.slow\.test\.ts/,
  );
});

test("a change of code is looked at by the tests of what it touches, the types and the linter", () => {
  const run = commands("src/components/Orb/Orb.tsx");
  expect(Object.keys(run)).toEqual(["units and components", "types", "format and lint"]);
  expect(run["units and components"]).toMatch(/--findRelatedTests src\/components\/Orb\/Orb\.tsx$/);
});

test("a change of what reads the content is tried on the content", () => {
  expect(Object.keys(commands("src/markdown/math.ts"))).toContain("content");
});

test("a change of a style sheet is looked at alone", () => {
  expect(commands("src/styles/base.css")).toEqual({
    styles: "stylelint src/styles/base.css",
    "format and lint": "biome check --no-errors-on-unmatched src/styles/base.css",
  });
});

test("a sentence about the browser is no unit", () => {
  expect(Object.keys(commands("__tests__/browser/orb.spec.ts"))).toEqual(["types", "format and lint"]);
});

test.each(["package.json", "tsconfig.json", "jest.config.js", "biome.json"])(
  "a change of %s runs everything",
  (file) => {
    expect(stepsFor(checkSteps, [file])).toBe(checkSteps);
  },
);

test("without a change nothing runs", () => {
  expect(stepsFor(checkSteps, [])).toEqual([]);
});

test("what is gone is missed by what looks at all, and not handed to what looks at files", () => {
  expect(commands("src/components/Gone/Gone.tsx")).toEqual({ types: "tsc --noEmit -p ." });
  const content = commands("content/glossary/gone.md");
  expect(Object.keys(content)).toEqual(["units and components", "content", "prose"]);
  expect(content["units and components"]).not.toContain("gone");
});

test("what differs from the last commit is what has changed: also what git does not know yet, and what is gone", () => {
  const root = mkdtempSync(join(tmpdir(), "changed-files-"));
  const git = (...options: string[]) => execFileSync("git", options, { cwd: root, stdio: "pipe" });
  try {
    git("init", "--quiet");
    for (const name of ["same.ts", "edited.ts", "gone.ts"]) writeFileSync(join(root, name), "1");
    git("add", ".");
    git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "All.");
    writeFileSync(join(root, "edited.ts"), "2");
    writeFileSync(join(root, "new file.ts"), "1");
    rmSync(join(root, "gone.ts"));
    expect(changedFiles(root)).toEqual(["edited.ts", "gone.ts", "new file.ts"]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
