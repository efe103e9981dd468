import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { headScript } from "./src/lib/head-script";

export { onPreRenderHTML } from "./src/gatsby/head";

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
  const script = <script key="script" dangerouslySetInnerHTML={{ __html: headScript }} />;
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([script, head.title.toComponent(), head.meta.toComponent(), head.link.toComponent()]);
};
