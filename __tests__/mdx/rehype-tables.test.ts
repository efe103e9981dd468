import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString as getText } from "hast-util-to-string";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { rehypeTables } from "../../src/mdx/rehype-tables";
import { site } from "../../src/site/site";

const TABLE =
  "<table><thead><tr><th></th><th>Pays</th></tr></thead><tbody><tr><td>Buyer</td><td>100</td></tr><tr><td></td><td>4</td></tr></tbody></table>";

function transform(html: string, ...children: MdxJsxFlowElementHast[]) {
  const tree = fromHtml(`<h2>Costs</h2>${TABLE}${html}`, { fragment: true });
  tree.children.push(...children);
  rehypeTables()(tree, { data: {} });
  return { tree, names: selectAll("table", tree).map(({ properties }) => properties.ariaLabel) };
}

const createDetails = (title: string): MdxJsxFlowElementHast => ({
  type: "mdxJsxFlowElement",
  name: "Details",
  attributes: [{ type: "mdxJsxAttribute", name: "title", value: title }],
  children: fromHtml(TABLE, { fragment: true }).children as Element[],
});

test("a table has the name of the last heading before it, and further tables of a section are counted", () => {
  const { names } = transform(`<h3>Gains</h3><div>${TABLE}</div>${TABLE}`);
  expect(names).toEqual(["Costs", "Gains", "Gains, table 2"]);
});

test("a table in <Details> has its title for a name", () => {
  const { names } = transform("", createDetails("All prices"), createDetails("All fees"));
  expect(names).toEqual(["Costs", "All prices", "All fees"]);
});

test("the first row heads the columns, the first column heads the rows, and empty cells are not headers", () => {
  const { tree } = transform("");
  const headers = selectAll("th", tree).map((cell) => `${cell.properties.scope} ${getText(cell)}`);
  expect(headers).toEqual(["col Pays", "row Buyer"]);
  expect(select("tbody tr:last-child", tree)?.children).toMatchObject([{ tagName: "td" }, { tagName: "td" }]);
});

test.each([
  ["in the table of attacks", "attacks", TABLE.replace("<table>", '<table class="attacks">'), "Pays"],
  ["in a table with a row of our own", "comparison", TABLE.replace("Buyer", site.name), site.name],
])("%s each cell has a role and the title of its column or row", (_case, className, html, dataLabel) => {
  const { tree } = transform(html);
  const cells = selectAll(`.${className} tr > *`, tree).map(({ properties }) => properties);
  const roles = ["cell", "columnheader", "rowheader", "cell", "cell", "cell"];
  expect(cells).toMatchObject(roles.map((role) => ({ role })));
  expect(cells[3]).toMatchObject({ dataLabel });
});
