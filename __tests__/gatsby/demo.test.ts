import { demoContent } from "../../src/gatsby/demo";
import { readRun } from "../../src/gatsby/run";
import { RULE_NAMES } from "../../src/lib/demo/content";
import { ruleOpenings } from "../../src/lib/demo/rules";
import { treeOf } from "./products/documents";

const run = readRun(process.cwd());
const paper = RULE_NAMES.map((name) => `<p id="p-${name}">${ruleOpenings[name]} and so on.</p>`).join("");

test("the demo has the run's numbers and names, and each rule's sentence with its address", () => {
  const { numbers, parties, rules } = demoContent(run, treeOf(paper));
  expect(numbers).toContainEqual({ name: "job.price", value: 100 });
  expect(parties).toContainEqual({ name: "buyer", value: "Bea" });
  expect(rules.map(({ name }) => name)).toEqual(RULE_NAMES);
  expect(rules).toContainEqual({
    name: "disputed",
    sentence: "Disputing calls in a validation agent and so on.",
    address: "/litepapers/pop#p-disputed",
  });
});

test("a sentence that the paper has lost is named, with where to bring it back or replace it", () => {
  expect(() => demoContent(run, treeOf(paper.replace("Disputing", "Contesting")))).toThrow(
    /content\/litepapers\/pop\/index\.mdx:1:1.*“Disputing calls in a validation agent”.*src\/lib\/demo\/rules\.ts/s,
  );
});
