import { Helmet } from "react-helmet";
import { CITATION_TYPE, EPUB_TYPE } from "../site/litepaper-paths";
import { canonicalUrl, cardPath, FEED_PATH, LLMS_PATH, markdownPath, pageTitle, site } from "../site/site";

type SeoProps = {
  /** The page's own name: the title becomes "HyperAgent | name". */
  title: string;
  description: string;
  /** Canonical path, such as `/litepapers/pop`. */
  path: string;
  /** The language of what the page says, where it is another than the site's. */
  lang?: string;
  kind?: "website" | "article";
  /** What the page is drawn on: the stage is always dark. */
  surface: "stage" | "paper";
  /** Asks search engines to leave the page out. */
  hidden?: boolean;
  /** By what the page is cited, where it is a work of its own: names and contents. */
  citation?: readonly (readonly [string, string])[];
  /** Path of the page that keeps what is cited. */
  citeAs?: string;
  /** Address of the work in CSL-JSON. */
  bibliography?: string;
  /** Address of the page's text as EPUB. What has one has versions too, which the feed tells of. */
  epub?: string;
  /** Address of the page's text as Markdown. */
  markdown?: string;
  /** Path of the page whose picture is shown where this one is shared. */
  cardOf?: string;
};

/** Everything a page says about itself in its head. The only component that knows react-helmet. */
export function Seo({
  title,
  description,
  path,
  lang = site.language,
  kind = "website",
  surface,
  hidden = false,
  citation = [],
  citeAs,
  bibliography,
  epub,
  markdown = hidden ? undefined : markdownPath(path),
  cardOf = path,
}: SeoProps) {
  const url = canonicalUrl(path);
  const fullTitle = pageTitle(title);
  return (
    <Helmet>
      <html lang={lang} data-surface={surface} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {hidden && <meta name="robots" content="noindex" />}
      {markdown && <link rel="alternate" type="text/markdown" href={markdown} />}
      {epub && <link rel="alternate" type={EPUB_TYPE} href={epub} />}
      {epub && <link rel="alternate" type="application/atom+xml" href={FEED_PATH} />}
      {!hidden && <link rel="describedby" href={LLMS_PATH} />}
      {citeAs && <link rel="cite-as" href={canonicalUrl(citeAs)} />}
      {bibliography && <link rel="describedby" type={CITATION_TYPE} href={bibliography} />}
      {citeAs && <link rel="license" href={site.licence.url} />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:image" content={canonicalUrl(cardPath(cardOf))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={path === "/" ? `${site.name}: ${site.tagline}` : fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="color-scheme" content={surface === "stage" ? "dark" : "light dark"} />
      {surface === "stage" && <meta name="theme-color" content="#0d0d16" />}
      {citation.map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </Helmet>
  );
}
