import { useStaticQuery } from "gatsby";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { renderToStaticMarkup } from "react-dom/server";
import { Page } from "../../src/frame/Page";

beforeAll(() => {
  const paper = { fields: { path: "/litepapers/pop" }, frontmatter: { title: "Proof of Performance" } };
  jest.mocked(useStaticQuery).mockReturnValue({ papers: { nodes: [paper] } });
});

test.each([
  ["/", ["header /"]],
  ["/questions", ["header /questions", "footer /questions"]],
  ["/litepapers/pop", ["footer /litepapers/pop"]],
  ["/404", []],
])("without scripts, the links to the open page %s have aria-current: %j", (path, expected) => {
  const page = fromHtml(renderToStaticMarkup(<Page path={path}>Text</Page>), { fragment: true });
  const getCurrentLinks = (landmark: string) =>
    selectAll(`${landmark} [aria-current=page]`, page).map((link) => `${landmark} ${link.properties.href}`);
  expect([...getCurrentLinks("header"), ...getCurrentLinks("footer")]).toEqual(expected);
});
