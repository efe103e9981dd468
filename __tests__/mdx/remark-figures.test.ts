import type { Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { remarkFigures } from "../../src/mdx/remark-figures";

const createFigure = (name: string): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name: "Figure",
  attributes: [{ type: "mdxJsxAttribute", name: "name", value: name }],
  children: [],
});

test("a page imports each of its figures once, and no other, and passes it to <Figure>", async () => {
  const figures = ["BondingCurve", "SessionKey", "BondingCurve"].map(createFigure);
  const tree: Root = { type: "root", children: [...figures] };
  await remarkFigures()(tree);
  const imports = tree.children.flatMap((node) =>
    node.type === "mdxjsEsm" ? (node.data?.estree?.body ?? []) : [],
  );
  expect(imports).toMatchObject(
    ["BondingCurve", "SessionKey"].map((name) => ({
      type: "ImportDeclaration",
      specifiers: [{ imported: { name: "figure" }, local: { name } }],
      source: { value: expect.stringMatching(RegExp(`/src/figures/${name}$`)) },
    })),
  );
  expect(imports).toHaveLength(2);
  for (const { attributes } of figures)
    expect(attributes.at(-1)).toMatchObject({
      name: "figure",
      value: { data: { estree: { body: [{ expression: { name: attributes[0]?.value } }] } } },
    });
});
