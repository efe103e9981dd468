import type { Root, Table } from "mdast";
import { toString as getText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { createMdxProcessor } from "../../src/mdx/create-mdx-processor";
import { remarkTables } from "../../src/mdx/remark-tables";
import { example } from "../fixtures/example";

/** Returns the nodes that a page becomes, and the cells of its tables without their titles. */
async function transform(text: string) {
  const tree = (await createMdxProcessor({})).parse(text) as Root;
  remarkTables(() => example)(tree);
  const tables: string[][][] = [];
  visit(tree, "table", (table: Table) => {
    tables.push(table.children.slice(1).map(({ children }) => children.map((cell) => getText(cell))));
  });
  return { children: tree.children, tables };
}

const getFirstCells = (rows: string[][] = []) => rows.map(([first]) => first);

test("<Attacks /> becomes a table with a row for each attack on the example's job", async () => {
  const { children, tables } = await transform("<Attacks />");
  expect(children.map(({ type }) => type)).toEqual(["table"]);
  expect(tables[0]?.length).toBeGreaterThan(20);
  expect(tables[0]?.[0]).toEqual([
    expect.stringMatching(/^Cheat once\. The agent /),
    "Holds",
    expect.stringMatching(/^\d+\.\d\d$/),
    `${example.values["ruling.cheat"].number}.00`,
    expect.stringMatching(/^\d+\.\d\d$/),
    expect.stringMatching(/^A program must find at least \d+% of poor work \(assumed: \d+%\)\./),
  ]);
});

test("<Numbers /> becomes two <Details>, with the inputs and with the derived values", async () => {
  const { children, tables } = await transform('<Value name="entry.lock.worth" />\n\n<Numbers />');
  expect(children.slice(1)).toMatchObject([
    { name: "Details", attributes: [{ name: "title", value: "The numbers that we start from" }] },
    { name: "Details", attributes: [{ name: "title", value: "The numbers that follow from them" }] },
  ]);
  const { values, inputs } = example;
  // Symbols such as p_H have become formulas.
  expect(tables).toEqual([
    [
      ["entry.lock", values["entry.lock"].text, inputs["entry.lock"]?.description],
      ["entry.price", values["entry.price"].text, "p_{H}, price of HYPT"],
    ],
    [
      [
        ...["entry.lock.worth", values["entry.lock.worth"].text],
        ...["m·p_{H}, worth of the lock", "entry.lock, entry.price"],
      ],
    ],
  ]);
});

test("<Numbers /> has the inputs that the page's sliders set, and those that its attacks depend on", async () => {
  const { tables } = await transform('<Figure name="ReputationOverTime" />\n\n<Numbers />');
  expect(getFirstCells(tables[0])).toEqual(["reputation.decay"]);
  const [, inputs] = (await transform("<Attacks />\n\n<Numbers />")).tables;
  expect(getFirstCells(inputs)).toEqual(expect.arrayContaining(["people.error", "review.found"]));
  expect(getFirstCells(inputs)).not.toContain("launch.tokens");
});

test.each([
  ["names of parties", ["party.buyer", "job.price"], ["job.price"]],
  ["names that the example does not have", ["job.prise", "job.price"], ["job.price"]],
  ["a page without numbers", [], []],
])("<Numbers /> has no row for %s", async (_, names, rows) => {
  const values = names.map((name) => `<Value name="${name}" />\n\n`).join("");
  expect(getFirstCells((await transform(`${values}<Numbers />`)).tables.flat())).toEqual(rows);
});
