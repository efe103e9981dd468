/**
 * The data of the page that a visitor opens first.
 *
 * It stands in the HTML, so that the runtime asks for nothing; and without the paper's text, which stands there already.
 */

/** Gatsby's data of a page, as far as the text goes. */
type PageData = { result: { data: { litepaper: { body: string } } } };

/** Marks the element whose content is the paper's text. */
const BODY = "data-body";

/** The page's data, with an empty text if the page's HTML holds exactly that text. */
export function dataWithoutBody(data: unknown, html: string): unknown {
  if (!hasBody(data)) return data;
  const { result } = data;
  const { litepaper } = result.data;
  if (!html.includes(` ${BODY}="">${litepaper.body}</div>`)) return data;
  return { ...data, result: { ...result, data: { ...result.data, litepaper: { ...litepaper, body: "" } } } };
}

/** Puts the text that the page shows back into its data. */
export function restoreBody(data: unknown, page: Document): void {
  const element = page.querySelector(`[${BODY}]`);
  if (element && hasBody(data) && data.result.data.litepaper.body === "") {
    data.result.data.litepaper.body = element.innerHTML;
  }
}

function hasBody(data: unknown): data is PageData {
  let value = data;
  for (const name of ["result", "data", "litepaper", "body"]) {
    if (typeof value !== "object" || value === null) return false;
    value = (value as Record<string, unknown>)[name];
  }
  return typeof value === "string";
}
