import { renderToStaticMarkup } from "react-dom/server";
import { Helmet, type HelmetData } from "react-helmet";
import { Seo } from "../../src/ui/Seo";

/** The head that the server writes for a page. */
function headOf(page: JSX.Element): HelmetData {
  renderToStaticMarkup(page);
  return Helmet.renderStatic();
}

function tags(head: HelmetData): string[] {
  return `${head.meta}\n${head.link}`.replaceAll(' data-react-helmet="true"', "").match(/<[^>]+>/g) ?? [];
}

const HOME = <Seo title="Home" description="Agents hire agents." path="/" surface="stage" />;
const PAPER = (
  <Seo title="ERC4337A" description="A wallet." path="/litepapers/erc4337a" kind="article" surface="paper" />
);

test("the title is the page's name after the product's", () => {
  expect(headOf(HOME).title.toString()).toContain(">HyperAgent | Home</title>");
  expect(headOf(PAPER).title.toString()).toContain(">HyperAgent | ERC4337A</title>");
});

test("the description and the canonical address are the page's own", () => {
  expect(tags(headOf(PAPER))).toEqual(
    expect.arrayContaining([
      '<meta name="description" content="A wallet."/>',
      '<link rel="canonical" href="https://hyperagent.network/litepapers/erc4337a"/>',
    ]),
  );
  expect(tags(headOf(HOME))).toContain('<link rel="canonical" href="https://hyperagent.network/"/>');
});

test("Open Graph is written with property, never with name, and absolute addresses", () => {
  const og = tags(headOf(PAPER)).filter((tag) => tag.includes("og:"));
  expect(og).toEqual(
    expect.arrayContaining([
      '<meta property="og:type" content="article"/>',
      '<meta property="og:site_name" content="HyperAgent"/>',
      '<meta property="og:title" content="HyperAgent | ERC4337A"/>',
      '<meta property="og:description" content="A wallet."/>',
      '<meta property="og:url" content="https://hyperagent.network/litepapers/erc4337a"/>',
      '<meta property="og:image" content="https://hyperagent.network/litepapers/erc4337a.png"/>',
      '<meta property="og:image:alt" content="HyperAgent | ERC4337A"/>',
    ]),
  );
  for (const tag of og) expect(tag).toMatch(/^<meta property="og:[a-z:_]+" content="[^"]+"\/>$/);
});

test("the landing page is shared with the site's own picture, in the large format of all networks", () => {
  expect(tags(headOf(HOME))).toEqual(
    expect.arrayContaining([
      '<meta property="og:image" content="https://hyperagent.network/social-card.png"/>',
      '<meta property="og:image:alt" content="HyperAgent: The blockchain for AI agents"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
    ]),
  );
});

test("what a page is cited by stands after all that is of every page", () => {
  const cited = (
    <Seo
      title="A"
      description="B"
      path="/c"
      surface="paper"
      citation={[["citation_title", "A: of it"]]}
      epub="/c.epub"
    />
  );
  const head = headOf(cited);
  expect(
    tags(head)
      .filter((tag) => tag.startsWith("<meta"))
      .at(-1),
  ).toBe('<meta name="citation_title" content="A: of it"/>');
  expect(tags(head)).toContain('<link rel="alternate" type="application/epub+zip" href="/c.epub"/>');
});

test("no tag is written twice", () => {
  const names = tags(headOf(PAPER)).map((tag) => /(?:name|property|rel)="([^"]+)"/.exec(tag)?.[1]);
  expect(new Set(names).size).toBe(names.length);
});

test("a page is a website unless it says otherwise", () => {
  expect(tags(headOf(HOME))).toContain('<meta property="og:type" content="website"/>');
});

test("a hidden page names its Markdown where it has one, and none where it has not", () => {
  const head = (twin?: string) =>
    tags(headOf(<Seo title="Old" description="x" path="/a" surface="paper" hidden twin={twin} />));
  expect(head("/a/v/0-1.md")).toContain('<link rel="alternate" type="text/markdown" href="/a/v/0-1.md"/>');
  expect(head().join()).not.toContain("text/markdown");
});

test("a hidden page asks search engines to leave it out, others do not", () => {
  expect(tags(headOf(<Seo title="Home" description="x" path="/" surface="stage" hidden />))).toContain(
    '<meta name="robots" content="noindex"/>',
  );
  expect(tags(headOf(HOME)).filter((tag) => tag.includes("robots"))).toEqual([]);
});

test("the page's language and surface stand on its root, and the stage is dark", () => {
  const home = headOf(HOME);
  expect(home.htmlAttributes.toString()).toContain('lang="en"');
  expect(home.htmlAttributes.toString()).toContain('data-surface="stage"');
  expect(tags(home)).toContain('<meta name="color-scheme" content="dark"/>');
  const paper = headOf(PAPER);
  expect(paper.htmlAttributes.toString()).toContain('data-surface="paper"');
  expect(tags(paper)).toContain('<meta name="color-scheme" content="light dark"/>');
});

test("signs of HTML in a description are escaped", () => {
  const head = headOf(<Seo title="Home" description={'"><script>'} path="/" surface="stage" />);
  expect(head.meta.toString()).not.toContain("<script>");
});
