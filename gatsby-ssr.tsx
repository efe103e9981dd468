import type { GatsbySSR } from "gatsby";
import { cloneElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { runHeadScript } from "./src/browser/head-script";
import { THEME_STORAGE_KEY } from "./src/browser/theme";
import instrumentSans from "./src/fonts/instrument-sans.woff2";
import newsreader from "./src/fonts/newsreader.woff2";
import stixTwoMath from "./src/fonts/stix-two-math.woff2";

/**
 * Renders a page and reads its head in the same tick. Gatsby renders several pages at once, and react-helmet keeps the head
 * in a module-level store: https://github.com/nfl/react-helmet/issues/216.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, ...gatsby }) => {
  const body = renderToString(bodyComponent as ReactElement);
  const { htmlAttributes, title, meta, link, script } = Helmet.renderStatic();
  const attributes = htmlAttributes.toComponent() as Record<string, string>;
  const fonts = [instrumentSans];
  if (attributes["data-surface"] === "paper") fonts.push(newsreader);
  if (body.includes("<math")) fonts.push(stixTwoMath);
  const headScript = `(${runHeadScript})(${JSON.stringify(THEME_STORAGE_KEY)})`;
  // In the browser react-helmet removes elements with this attribute that no component renders, and `Seo` renders the JSON-LD
  // in the build only: `updateTags` in react-helmet's `src/HelmetUtils.js`.
  const structuredData = (script.toComponent() as unknown as ReactElement[]).map((element) =>
    cloneElement(element, { "data-react-helmet": undefined }),
  );
  gatsby.replaceBodyHTMLString(body);
  gatsby.setHtmlAttributes(attributes);
  gatsby.setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; as a child its quotation marks would be escaped
    <script key="head-script" dangerouslySetInnerHTML={{ __html: headScript }} />,
    ...[title, meta, link].map((part) => part.toComponent()),
    ...structuredData,
  ]);
  // Not in the head, for whose fonts browsers delay the first paint.
  gatsby.setPreBodyComponents(
    fonts.map((href) => <link key={href} rel="preload" href={href} as="font" crossOrigin="" />),
  );
};
