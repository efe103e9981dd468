import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString as getText } from "hast-util-to-string";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { getMistakes } from "../../src/mdx/mistakes";
import { rehypeTables } from "../../src/mdx/rehype-tables";

const TABLE =
  "<table><thead><tr><th></th><th>Pays</th></tr></thead><tbody><tr><td>Buyer</td><td>100</td></tr><tr><td></td><td>4</td></tr></tbody></table>";
const SECTION = `<h2 id="costs">Costs</h2>${TABLE}`;

function transform(tree: Root) {
  const file = { data: {} };
  rehypeTables()(tree, file);
  const names = selectAll("table", tree).map(({ properties }) =>
    String(properties.ariaLabelledBy ?? properties.ariaLabel),
  );
  return { tree, names, mistakes: getMistakes(file).map(({ message }) => message) };
}

const transformHtml = (html: string) => transform(fromHtml(html, { fragment: true }));

const createDetails = (title: string): MdxJsxFlowElementHast => ({
  type: "mdxJsxFlowElement",
  name: "Details",
  attributes: [{ type: "mdxJsxAttribute", name: "title", value: title }],
  children: fromHtml(TABLE, { fragment: true }).children as Element[],
});

test("a table has the name of the last heading before it", () => {
  const { names } = transformHtml(`${SECTION}<h3 id="gains">Gains</h3><div>${TABLE}</div>`);
  expect(names).toEqual(["costs", "gains"]);
});

test("further tables of a section are counted, so that no two have the same name", () => {
  expect(transformHtml(SECTION + TABLE + TABLE).names).toEqual(["costs", "Costs, table 2", "Costs, table 3"]);
});

test("a table in <Details> has its title for a name", () => {
  const tree = fromHtml(SECTION, { fragment: true });
  tree.children.push(createDetails("All prices"), createDetails("All fees"));
  expect(transform(tree).names).toEqual(["costs", "All prices", "All fees"]);
});

test("a table that nothing names is a mistake", () => {
  expect(transformHtml(TABLE).mistakes).toEqual([
    "A table stands under a heading, which names it. Write one before it.",
  ]);
});

test("the first row heads the columns, the first column heads the rows, and empty cells are not headers", () => {
  const { tree } = transformHtml(SECTION);
  const headers = selectAll("th", tree).map((cell) => [cell.properties.scope, getText(cell)]);
  expect(headers).toEqual([
    ["col", "Pays"],
    ["row", "Buyer"],
  ]);
  expect(select("tbody tr:last-child", tree)?.children).toMatchObject([{ tagName: "td" }, { tagName: "td" }]);
});
