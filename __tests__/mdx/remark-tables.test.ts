import type { Root, RootContent, Table } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { toString as getText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { remarkTables } from "../../src/mdx/remark-tables";
import { example } from "../fixtures/example";

const createElement = (name: string, attributes: Record<string, string> = {}): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: Object.entries(attributes).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value })),
  children: [],
});

const createValue = (name: string) => createElement("Value", { name });

/** Returns the nodes that a page has become, and the cells of its tables without their titles. */
function transform(...children: RootContent[]) {
  const tree: Root = { type: "root", children };
  remarkTables(() => example)(tree);
  const tables: string[][][] = [];
  visit(tree, "table", (table: Table) => {
    tables.push(table.children.slice(1).map(({ children }) => children.map((cell) => getText(cell))));
  });
  return { children: tree.children, tables };
}

const getFirstCells = (rows: string[][] = []) => rows.map(([first]) => first);

test("<Attacks /> becomes a table with a row for each attack on the example's job", () => {
  const { children, tables } = transform(createElement("Attacks"));
  expect(children.map(({ type }) => type)).toEqual(["table"]);
  expect(tables[0]?.length).toBeGreaterThan(20);
  expect(tables[0]?.[0]).toEqual([
    expect.stringMatching(/^Cheat once\. The agent /),
    expect.stringMatching(/^\d+(?:\.\d+)?$/),
    example.values["ruling.cheat"].number,
    expect.stringMatching(RegExp(`^${example.values["attack.cheat.margin"].number}(?:\\.|$)`)),
    expect.stringMatching(/^Holds\. Reviews must find at least \d+% of poor work \(assumed: \d+%\)\./),
  ]);
});

test("<Numbers /> becomes two <Details>, with the inputs and with the derived values", () => {
  const { children, tables } = transform(createValue("entry.lock.worth"), createElement("Numbers"));
  expect(children.slice(1)).toMatchObject([
    { name: "Details", attributes: [{ name: "title", value: "The numbers that we start from" }] },
    { name: "Details", attributes: [{ name: "title", value: "The numbers that follow from them" }] },
  ]);
  const { values, inputs } = example;
  expect(tables).toEqual([
    ["entry.lock", "entry.price"].map((name) => [
      name,
      values[name as "entry.lock"].text,
      inputs[name]?.description?.replace("p_H", "p_{H}"),
    ]),
    [
      [
        "entry.lock.worth",
        values["entry.lock.worth"].text,
        "m·p_{H}, worth of the lock",
        "entry.lock, entry.price",
      ],
    ],
  ]);
});

test("symbols in formulas are set as formulas", () => {
  const { children } = transform(createValue("entry.lock.worth"), createElement("Numbers"));
  const formulas: string[] = [];
  visit({ type: "root", children } as Root, "inlineMath", ({ value }) => {
    formulas.push(value);
  });
  expect(new Set(formulas)).toEqual(new Set(["p_{H}"]));
});

test("<Numbers /> has the inputs that the page's sliders set, and those that its attacks depend on", () => {
  const figure = createElement("Figure", { name: "ReputationOverTime" });
  const numbers = createElement("Numbers");
  expect(getFirstCells(transform(figure, numbers).tables[0])).toEqual(["reputation.decay"]);
  const [, inputs] = transform(createElement("Attacks"), numbers).tables;
  expect(getFirstCells(inputs)).toEqual(expect.arrayContaining(["people.error", "review.found"]));
  expect(getFirstCells(inputs)).not.toContain("launch.tokens");
});

test("<Numbers /> leaves out names of parties and names that the example does not have", () => {
  const names = ["party.buyer", "job.prise", "job.price"];
  expect(getFirstCells(transform(...names.map(createValue), createElement("Numbers")).tables[0])).toEqual([
    "job.price",
  ]);
});

test("<Numbers /> on a page without numbers becomes nothing", () => {
  expect(transform(createElement("Numbers")).children).toEqual([]);
});
