import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { replaceRenderer } from "../../gatsby-ssr";

/** Renders a page with a title and JSON-LD through `replaceRenderer`, and returns its body and its head as HTML. */
async function renderPage(name: string) {
  const page = (
    <main>
      <Helmet>
        <title>{name}</title>
        <script type="application/ld+json">{JSON.stringify({ name })}</script>
      </Helmet>
      <h1>{name}</h1>
    </main>
  );
  const api = {
    bodyComponent: page,
    replaceBodyHTMLString: jest.fn(),
    setHeadComponents: jest.fn(),
    setHtmlAttributes: () => {},
    setPreBodyComponents: () => {},
  };
  await replaceRenderer?.(api as never, {} as never);
  const head = renderToStaticMarkup(<head>{api.setHeadComponents.mock.lastCall?.[0]}</head>);
  return { body: api.replaceBodyHTMLString.mock.lastCall?.[0] as string, head };
}

test("pages that are rendered concurrently have their own head and body", async () => {
  const names = ["First", "Second", "Third"];
  const pages = await Promise.all(names.map(renderPage));
  expect(pages.map(({ body }) => body)).toEqual(names.map((name) => `<main><h1>${name}</h1></main>`));
  expect(pages.map(({ head }) => head.match(/(?<=<title[^>]*>)[^<]*/g))).toEqual(names.map((name) => [name]));
});

test("the JSON-LD is rendered without react-helmet's attribute, so that the browser keeps it", async () => {
  const { head } = await renderPage("Page");
  expect(head).toContain('<script type="application/ld+json">{"name":"Page"}</script>');
});
