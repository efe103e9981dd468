import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import instrumentSans from "../fonts/instrument-sans.woff2";
import newsreader from "../fonts/newsreader.woff2";
import stixTwoMath from "../fonts/stix-two-math.woff2";
import { jsonWithoutBody } from "./first-page-data";
import { contentSecurityPolicy } from "./policy";

/** Written into the build by `src/gatsby/on-create-webpack-config.ts`. */
declare const HEAD_SCRIPT: string;
declare const START_SCRIPT: string;
declare const WAITLIST_ORIGIN: string;

/** The attributes by which parts of Gatsby's page are found. */
type Attributes = {
  name?: string;
  sliceId?: string;
  dangerouslySetInnerHTML?: { __html: string };
};

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
  setPreBodyComponents,
}) => {
  const body = renderToString(bodyComponent);
  const head = Helmet.renderStatic();
  const attributes = head.htmlAttributes.toComponent() as Record<string, string>;
  const fonts = [instrumentSans];
  if (attributes["data-surface"] === "paper") fonts.push(newsreader);
  if (body.includes("<math")) fonts.push(stixTwoMath);
  replaceBodyHTMLString(withoutGatsbysStyles(body));
  setHtmlAttributes(attributes);
  setHeadComponents([
    inlineScript("head-script", HEAD_SCRIPT, { "data-fonts": fonts.join(" ") }),
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
  ]);
  setPreBodyComponents(
    fonts.map((href) => <link key={href} rel="preload" href={href} as="font" crossOrigin="" />),
  );
};

/** The data that the page's runtime starts with. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  bodyHtml,
  loadPageDataSync,
  pathname,
  setPostBodyComponents,
}: RenderBodyArgs & { bodyHtml: string }) => {
  const json = jsonWithoutBody(loadPageDataSync(pathname), bodyHtml);
  setPostBodyComponents([
    <script
      key="page-data"
      id="gatsby-page-data"
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot close its element
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />,
  ]);
};

/**
 * Puts the policy before all that it governs, and Gatsby's scripts into a `<template>`, in which they do nothing:
 * `start-script.ts` takes them from there. What Gatsby says about itself goes.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV !== "production") return;
  const head = getHeadComponents().filter(
    (component) => !(isElement(component) && component.props.name === "generator"),
  );
  const isSheet = (component: ReactNode) => isElement(component) && component.type === "style";
  // Gatsby puts a page's own sheet before that of all pages, which names the cascade's layers.
  const sheets = head.filter(isSheet).reverse();
  const policy = contentSecurityPolicy({
    scripts: [HEAD_SCRIPT, START_SCRIPT],
    styles: sheets.map((sheet) =>
      isElement(sheet) ? (sheet.props.dangerouslySetInnerHTML?.__html ?? "") : "",
    ),
    waitlistOrigin: WAITLIST_ORIGIN,
  });
  replaceHeadComponents([
    <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />,
    ...head.filter((component) => !isSheet(component)),
    ...sheets,
  ]);

  const isRuntime = (component: ReactNode) =>
    isElement(component) && component.props.sliceId === "_gatsby-scripts";
  const components = getPostBodyComponents();
  const runtime = components.filter(isRuntime);
  if (runtime.length !== 1) throw new Error("Gatsby's scripts are not where Gatsby 5.16 puts them.");
  replacePostBodyComponents([
    ...components.filter(
      (component) => !isRuntime(component) && !(isElement(component) && component.key === "script-loader"),
    ),
    <template key="runtime" id="gatsby-runtime">
      {runtime}
    </template>,
    inlineScript("start-script", START_SCRIPT),
  ]);
};

const isElement = (component: ReactNode) => isValidElement<Attributes>(component);

function inlineScript(key: string, script: string, attributes: Record<string, string> = {}): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; as a child its quotation marks would be escaped
  return <script key={key} {...attributes} dangerouslySetInnerHTML={{ __html: script }} />;
}

/** The policy refuses style attributes; `base.css` says the same of Gatsby's two elements. */
function withoutGatsbysStyles(body: string): string {
  return body.replace(/<div[^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (tag) =>
    tag.replace(/ style="[^"]*"/, ""),
  );
}
