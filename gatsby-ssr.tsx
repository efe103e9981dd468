import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { themeScript } from "./src/lib/theme";

/**
 * Renders a page and its head in one go.
 *
 * react-helmet keeps the head in one shared place: rendered in a stream, two pages at once would mix theirs.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
  const head = Helmet.renderStatic();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; as a child its quotation marks would be escaped
  const theme = <script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />;
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([
    theme,
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    head.script.toComponent(),
  ]);
};
