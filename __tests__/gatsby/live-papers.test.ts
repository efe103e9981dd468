import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { liveModules, needsFinder, writeLivePapers } from "../../src/gatsby/live-papers";
import { inputs } from "../run-changes";
import { treeOf } from "./products/documents";

const needsOfTree = needsFinder(inputs);
const needsOf = (html: string) => needsOfTree(treeOf(html));

test("a subject that only a verdict of another asks for comes with it", () => {
  // Whether a policy leaves cheating deterred is said beside what deters without it.
  const { subjects: chosen } = needsOf('<span data-name="cover.deterred.verdict">x</span>');
  expect(chosen).toEqual(["rulings", "covers"]);
});

test("a premise of a box, a ledger and a figure each bring the subject that makes them", () => {
  expect(needsOf('<aside class="run" data-premise="snipe"></aside>').subjects).toEqual(["launch"]);
  expect(needsOf('<table data-ledger="keys"></table>').subjects).toEqual(["keys"]);
  expect(needsOf('<figure data-figure="bonding-curve"></figure>')).toMatchObject({
    figures: ["bonding-curve"],
    subjects: ["launch"],
  });
});

test("a paper without a run has nothing of it", () => {
  expect(needsOf("<p>Words.</p>")).toEqual({ figures: [], subjects: [], inputs: [] });
});

describe("the modules of papers", () => {
  let root: string;
  let folder: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "live-papers-"));
    folder = join(root, "live-papers");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const tree = treeOf('<figure data-figure="session-key"></figure>');
  const write = (...slugs: string[]) =>
    writeLivePapers(
      liveModules(
        slugs.map((slug) => ({ slug, tree })),
        inputs,
      ),
      folder,
    );

  test("import what the paper needs and nothing else, and are found by the paper's name", () => {
    write("one");
    const source = readFileSync(join(folder, "one.js"), "utf8");
    expect(source).toContain('import { subject as keys } from "../../src/models/run/keys";');
    expect(source).toContain(
      'import { figure as SessionKey } from "../../src/figures/SessionKey/SessionKey";',
    );
    expect(source).toContain('figures = {"session-key": SessionKey}');
    expect(source).not.toMatch(/ as launch\b|"launch\.[^"]+":/);
    // Of inputs that only other papers show it knows the names.
    expect(source).toMatch(/others = \[[^\]]*"launch\.[^"]+"/);
    expect(readFileSync(`${folder}.js`, "utf8")).toContain('"one": () => import("./live-papers/one.js")');
  });

  test("are those of the papers that there are, and stay untouched where nothing has changed", () => {
    write("one", "two");
    const { mtimeNs } = statSync(join(folder, "one.js"), { bigint: true });
    write("one");
    expect(readdirSync(folder)).toEqual(["one.js"]);
    expect(statSync(join(folder, "one.js"), { bigint: true }).mtimeNs).toBe(mtimeNs);
  });

  test("are none while the run cannot be read, and webpack finds the way to them all the same", () => {
    write("one");
    writeLivePapers([], folder);
    expect(readdirSync(folder)).toEqual([]);
    expect(readFileSync(`${folder}.js`, "utf8")).toBe("export const livePapers = {\n};\n");
  });
});
