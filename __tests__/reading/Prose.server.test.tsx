import { renderToStaticMarkup } from "react-dom/server";
import { Prose } from "../../src/reading/Prose";

test("what React would put before the text is served, or the browser would style all of the text anew when it comes", () => {
  const html = renderToStaticMarkup(<Prose html="<p id='p-abc123'>A paragraph.</p>" />);
  expect(html).toMatch(
    /^<div[^>]*><a class="paragraph-link"><\/a><span class="visually-hidden" role="status"><\/span><div[^>]* data-body=""><p id='p-abc123'>/,
  );
});
