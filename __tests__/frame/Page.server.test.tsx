import { useStaticQuery } from "gatsby";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { renderToStaticMarkup } from "react-dom/server";
import { Page } from "../../src/frame/Page";

beforeAll(() => {
  const pop = { fields: { path: "/litepapers/pop" }, frontmatter: { title: "Proof of Performance" } };
  jest.mocked(useStaticQuery).mockReturnValue({ papers: { nodes: [pop] } });
});

test.each([
  ["/", ["header /"]],
  ["/questions", ["header /questions", "footer /questions"]],
  ["/litepapers/pop", ["footer /litepapers/pop"]],
  ["/404", []],
])("without any script, header and footer of %s mark the links to the open page: %j", (path, marked) => {
  const page = fromHtml(renderToStaticMarkup(<Page path={path}>Text</Page>), { fragment: true });
  const linksIn = (part: string) =>
    selectAll(`${part} [aria-current=page]`, page).map((link) => `${part} ${link.properties.href}`);
  expect([...linksIn("header"), ...linksIn("footer")]).toEqual(marked);
});
