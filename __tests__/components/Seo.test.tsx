import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { Seo } from "../../src/components/Seo";

/** Returns the `meta` and `link` tags that the build writes into the head. */
function renderTags(seo: JSX.Element): string[] {
  renderToStaticMarkup(seo);
  const { meta, link } = Helmet.renderStatic();
  return `${meta}\n${link}`.replaceAll(' data-react-helmet="true"', "").match(/<[^>]+>/g) ?? [];
}

const homeTags = renderTags(<Seo title="Home" description="Agents hire agents." path="/" surface="stage" />);
const paperTags = renderTags(
  <Seo
    title="ERC4337A"
    description="A wallet."
    path="/litepapers/erc4337a"
    kind="article"
    surface="paper"
    citationTags={[["citation_title", "A: of it"]]}
  />,
);

test("Open Graph tags have the attribute property, not name, and absolute URLs", () => {
  expect(paperTags.filter((tag) => tag.includes("og:"))).toEqual([
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

test("the landing page has type website, a dark colour scheme and the site's own card", () => {
  for (const tag of [
    '<meta property="og:type" content="website"/>',
    '<meta property="og:image" content="https://hyperagent.network/social-card.png"/>',
    '<meta property="og:image:alt" content="HyperAgent: The blockchain for AI agents"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
    '<meta name="color-scheme" content="dark"/>',
  ])
    expect(homeTags).toContain(tag);
});

test("a paper has both colour schemes, citation tags, and links to its licence and its Markdown", () => {
  for (const tag of [
    '<meta name="color-scheme" content="light dark"/>',
    '<meta name="citation_title" content="A: of it"/>',
    '<link rel="license" href="https://spdx.org/licenses/MIT.html"/>',
    '<link rel="alternate" type="text/markdown" href="/litepapers/erc4337a.md"/>',
  ])
    expect(paperTags).toContain(tag);
});

test("a string in the structured data cannot end the script element", () => {
  renderToStaticMarkup(
    <Seo title="A" description="x" path="/a" surface="paper" structuredData={{ headline: "</script>" }} />,
  );
  expect(String(Helmet.renderStatic().script)).toContain(String.raw`{"headline":"\u003c/script>"}</script>`);
});
