import { Children, isValidElement, type ReactElement, type ReactNode, useEffect } from "react";

/** Marks what belongs to the page in the head, as react-helmet does on the server. */
const MARK = "data-react-helmet";

/**
 * What `Seo` needs of react-helmet in the browser, in the package's place there (`src/gatsby/webpack.ts`):
 * `docs/decisions.md` says what that saves. On the page that opened, the head is right already and nothing changes.
 */
export function Helmet({ children }: { children?: ReactNode }): null {
  useEffect(() => {
    const described = Children.toArray(children).filter((child) => isValidElement(child));
    showHead(described as ReactElement<Record<string, unknown>, string>[]);
  });
  return null;
}

function showHead(described: readonly ReactElement<Record<string, unknown>, string>[]): void {
  const stale = new Set(document.head.querySelectorAll(`[${MARK}]:not(title)`));
  for (const { type, props } of described) {
    const { children, ...attributes } = props;
    const text = Children.toArray(children as ReactNode).join("");
    if (type === "title") document.title = text;
    else if (type === "html") setAttributes(document.documentElement, attributes);
    else {
      const element = document.createElement(type);
      element.setAttribute(MARK, "true");
      setAttributes(element, attributes);
      const same = [...stale].find((present) => present.isEqualNode(element));
      if (same) stale.delete(same);
      else document.head.append(element);
    }
  }
  for (const element of stale) element.remove();
}

/** Only where they say something new: `lang` of the whole page, set to what it is, styles every element again. */
function setAttributes(element: Element, attributes: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    const text = value === true ? "" : String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}
