import { makeDemo } from "../../src/content/read-demo";
import { readRun } from "../../src/content/read-run";
import { ruleOpenings } from "../../src/features/demo/rule-openings";
import { treeOf } from "../outputs/documents";

const run = readRun(process.cwd());
const names = Object.keys(ruleOpenings);
const paper = Object.entries(ruleOpenings)
  .map(([name, opening]) => `<p id="p-${name}">${opening} and so on.</p>`)
  .join("");

test("the demo has each rule's sentence with its address, and the endings' text", () => {
  const { rules, endings } = makeDemo(run, treeOf(paper));
  expect(rules.map(({ name }) => name)).toEqual(names);
  expect(rules).toContainEqual({
    name: "final",
    sentence: "The losing party bears the fees and so on.",
    address: "/litepapers/pop#p-final",
  });
  expect(endings).toHaveLength(8);
});

test("a sentence that the paper has lost is named, with where to bring it back or replace it", () => {
  expect(() => makeDemo(run, treeOf(paper.replace("The losing", "A losing")))).toThrow(
    /content\/litepapers\/pop\/index\.mdx:1:1.*“The losing party bears the fees”.*src\/features\/demo\/rule-openings\.ts/s,
  );
});
