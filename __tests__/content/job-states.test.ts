import { readFileSync } from "node:fs";
import { readExample } from "../../src/example/read-example";
import { getSideNames } from "../../src/figures/parts/sides";
import { jobTransitions } from "../models/job-states";

/** Returns the rows of the first Markdown table below a heading, without its head, as cells. */
function getTableRows(source: string, heading: string): string[][] {
  const lines = source.slice(source.indexOf(`\n### ${heading}\n`)).split("\n");
  const first = lines.findIndex((line) => line.startsWith("|"));
  const end = lines.findIndex((line, index) => index > first && !line.startsWith("|"));
  return lines.slice(first + 2, end).map((line) => line.split("|").slice(1, -1));
}

test("the table of states in Proof of Performance has the calls of the model in each state, and no others", () => {
  const { buyer, agent } = getSideNames(readExample());
  const paper = readFileSync("content/litepapers/pop/index.mdx", "utf8");
  const printed = getTableRows(paper, "One job, step by step").flatMap(([states = "", calls = ""]) =>
    states.split(",").flatMap((state) => {
      const name = state.replace(buyer, "buyer").replace(agent, "agent").trim().toLowerCase();
      return (calls.match(/`\w+`/g) ?? []).map((call) => `${name}: ${call.slice(1, -1)}`);
    }),
  );
  const known = jobTransitions.map(({ from, call }) => `${from}: ${call}`);
  expect([...new Set(printed)].sort()).toEqual([...new Set(known)].sort());
});
