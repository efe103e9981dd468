/**
 * The data of the page that a visitor opens first.
 *
 * It stands in the HTML, so that the runtime asks for nothing; and without the paper's text, which stands there already.
 */

/** Gatsby's data of a page, as far as the text goes. */
type PageData = { result?: { data?: { litepaper?: { body?: string } | null } } } | undefined;

/** Marks the element whose content is the paper's text. */
const BODY = "data-body";

/** The page's data as JSON, with an empty text if the page's HTML holds exactly that text. */
export function jsonWithoutBody(data: unknown, html: string): string {
  const body = litepaperIn(data)?.body;
  const isHeld = html.includes(` ${BODY}="">${body}</div>`);
  return JSON.stringify(data, (name, value) => (isHeld && name === "body" && value === body ? "" : value));
}

/** Puts the text that the page shows back into its data. */
export function restoreBody(data: unknown, page: Document): void {
  const element = page.querySelector(`[${BODY}]`);
  const litepaper = litepaperIn(data);
  if (element && litepaper?.body === "") litepaper.body = element.innerHTML;
}

const litepaperIn = (data: unknown) => (data as PageData)?.result?.data?.litepaper;
