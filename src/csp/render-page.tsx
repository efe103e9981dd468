import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { Helmet } from "react-helmet";
import instrumentSans from "../fonts/instrument-sans.woff2";
import newsreader from "../fonts/newsreader.woff2";
import stixTwoMath from "../fonts/stix-two-math.woff2";
import { contentSecurityPolicy } from "./policy";

/** Written into the build by `src/gatsby/on-create-webpack-config.ts`. */
declare const HEAD_SCRIPT: string;
declare const WAITLIST_ORIGIN: string;

/** What Gatsby puts at the end of each page after it has been rendered: its scripts, and one inline. */
const GATSBYS_SCRIPTS = "public/_gatsby/slices/_gatsby-scripts-1.html";

/** The page that is being rendered. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Renders one page after the other, each with its head.
 *
 * Gatsby renders several pages at once, and a page with drawings that load waits for them. react-helmet keeps the head in one
 * shared place: two pages would mix theirs.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (api) => {
  const page = before.then(() => renderPage(api));
  before = page.catch(() => undefined);
  return page;
};

type RenderApi = Parameters<NonNullable<GatsbySSR["replaceRenderer"]>>[0];

async function renderPage({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
}: RenderApi): Promise<void> {
  const body = await renderBody(bodyComponent);
  const head = Helmet.renderStatic();
  const attributes = head.htmlAttributes.toComponent() as Record<string, string>;
  const fonts = [instrumentSans];
  if (attributes["data-surface"] === "paper") fonts.push(newsreader);
  if (body.includes("<math")) fonts.push(stixTwoMath);
  replaceBodyHTMLString(withoutGatsbysStyles(body));
  setHtmlAttributes(attributes);
  setHeadComponents([
    <script
      key="head-script"
      data-fonts={fonts.join(" ")}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; as a child its quotation marks would be escaped
      dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }}
    />,
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    ...structuredData(head.script.toComponent()),
  ]);
  setPreBodyComponents(
    fonts.map((href) => <link key={href} rel="preload" href={href} as="font" crossOrigin="" />),
  );
}

/** The page with all that it loads. React writes a NUL byte between two texts, which HTML must not have. */
async function renderBody(page: ReactNode): Promise<string> {
  const html = new PassThrough();
  const done = text(html);
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // A large part would be moved into its place by an inline script, which no reader without scripts has.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        pipe(html);
        resolve();
      },
      onError: reject,
    });
  });
  return (await done).replaceAll("\0", "");
}

/** Without react-helmet's mark, by which it would take the script out of the page and make it anew, which the policy refuses. */
function structuredData(scripts: unknown): ReactNode[] {
  return (scripts as ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>[]).map(({ props }) => (
    <script
      key="structured-data"
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that `Seo` has written
      dangerouslySetInnerHTML={props.dangerouslySetInnerHTML}
    />
  ));
}

/** Puts the policy before all that it governs: it allows the page's inline scripts and styles by their hashes. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
}) => {
  if (process.env.NODE_ENV !== "production") return;
  const head = getHeadComponents();
  const isSheet = (component: ReactNode) => isValidElement(component) && component.type === "style";
  const sheets = head.filter(isSheet);
  // Imported, the module makes Gatsby warn that all pages have to be built each time, as they are (`on-pre-init.ts`).
  const { readFileSync } = process.getBuiltinModule("node:fs");
  const gatsbys = readFileSync(GATSBYS_SCRIPTS, "utf8").matchAll(/<script[^>]*>([^<]+)<\/script>/g);
  const policy = contentSecurityPolicy({
    scripts: [
      ...inlineTexts("script", [...head, ...getPostBodyComponents()]),
      ...[...gatsbys].map(([, text = ""]) => text),
    ],
    styles: inlineTexts("style", sheets),
    waitlistOrigin: WAITLIST_ORIGIN,
  });
  replaceHeadComponents([
    <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />,
    ...head.filter((component) => !isSheet(component)),
    ...sheets,
  ]);
};

function inlineTexts(type: string, components: readonly ReactNode[]): string[] {
  return components.flatMap((component) =>
    isValidElement<{ dangerouslySetInnerHTML?: { __html: string } }>(component) && component.type === type
      ? (component.props.dangerouslySetInnerHTML?.__html ?? [])
      : [],
  );
}

/** The policy refuses style attributes; `elements.css` says the same of Gatsby's two elements. */
function withoutGatsbysStyles(body: string): string {
  return body.replace(/<div[^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (tag) =>
    tag.replace(/ style="[^"]*"/, ""),
  );
}
