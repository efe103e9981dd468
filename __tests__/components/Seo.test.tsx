import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { Seo } from "../../src/components/Seo";

/** The tags that the server writes into a page's head. */
function tagsOf(page: JSX.Element): string[] {
  renderToStaticMarkup(page);
  const { meta, link } = Helmet.renderStatic();
  return `${meta}\n${link}`.replaceAll(' data-react-helmet="true"', "").match(/<[^>]+>/g) ?? [];
}

const home = tagsOf(<Seo title="Home" description={'"Agents" <hire> agents.'} path="/" surface="stage" />);
const paper = tagsOf(
  <Seo
    title="ERC4337A"
    description="A wallet."
    path="/litepapers/erc4337a"
    kind="article"
    surface="paper"
    citation={[["citation_title", "A: of it"]]}
    epub="/c.epub"
    citeAs="/litepapers/erc4337a/v/1-0"
    bibliography="/litepapers/erc4337a.csl.json"
  />,
);

test("Open Graph is written with property, never with name, and absolute addresses", () => {
  const og = paper.filter((tag) => tag.includes("og:"));
  expect(og).toEqual([
    '<meta property="og:type" content="article"/>',
    '<meta property="og:site_name" content="HyperAgent"/>',
    '<meta property="og:title" content="HyperAgent | ERC4337A"/>',
    '<meta property="og:description" content="A wallet."/>',
    '<meta property="og:url" content="https://hyperagent.network/litepapers/erc4337a"/>',
    '<meta property="og:locale" content="en_GB"/>',
    '<meta property="og:image" content="https://hyperagent.network/litepapers/erc4337a.png"/>',
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    '<meta property="og:image:alt" content="HyperAgent | ERC4337A"/>',
  ]);
});

test("the landing page is a website, always dark, and shared with the site's own picture", () => {
  expect(home).toEqual(
    expect.arrayContaining([
      '<meta property="og:type" content="website"/>',
      '<meta property="og:image" content="https://hyperagent.network/social-card.png"/>',
      '<meta property="og:image:alt" content="HyperAgent: The blockchain for AI agents"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
      '<meta name="color-scheme" content="dark"/>',
    ]),
  );
  expect(paper).toContain('<meta name="color-scheme" content="light dark"/>');
});

test("a paper says by what it is cited, which address keeps that, and where its EPUB is", () => {
  expect(paper).toEqual(
    expect.arrayContaining([
      '<meta name="citation_title" content="A: of it"/>',
      '<link rel="alternate" type="application/epub+zip" href="/c.epub"/>',
      '<link rel="license" href="https://spdx.org/licenses/MIT.html"/>',
      '<link rel="cite-as" href="https://hyperagent.network/litepapers/erc4337a/v/1-0"/>',
      '<link rel="describedby" type="application/vnd.citationstyles.csl+json" href="/litepapers/erc4337a.csl.json"/>',
    ]),
  );
});

test.each([["/a/v/0-1.md"], [undefined]])(
  "a hidden page names its Markdown, %s, where it has one",
  (markdown) => {
    const tags = tagsOf(
      <Seo title="Old" description="x" path="/a" surface="paper" hidden markdown={markdown} />,
    );
    expect(tags).toContain('<meta name="robots" content="noindex"/>');
    expect(tags.filter((tag) => tag.includes("text/markdown"))).toEqual(
      markdown ? ['<link rel="alternate" type="text/markdown" href="/a/v/0-1.md"/>'] : [],
    );
  },
);

test("a page is shared with the picture of another where it has none of its own", () => {
  const version = tagsOf(<Seo title="Old" description="x" path="/a/v/1" surface="paper" cardOf="/a" />);
  expect(version).toContain('<meta property="og:image" content="https://hyperagent.network/a.png"/>');
});

test("signs of HTML in a description are escaped", () => {
  expect(home.join()).toContain("&lt;hire&gt;");
});
