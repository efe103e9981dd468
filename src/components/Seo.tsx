import { Helmet } from "react-helmet";
import { getCanonicalUrl, getCardPath, getMarkdownPath, getPageTitle, LLMS_PATH, site } from "../site/site";

type SeoProps = {
  /** The page's own title, which `getPageTitle` puts after the product's name. */
  title: string;
  description: string;
  /** Canonical path, such as `/litepapers/pop`. */
  path: string;
  kind?: "website" | "article";
  /** The `stage` is always dark; `paper` has the theme that the reader has chosen. */
  surface: "stage" | "paper";
  /** Asks search engines to leave the page out. */
  isHidden?: boolean;
  /** Metadata for Google Scholar and Zotero (Highwire Press tags), as pairs of name and content. */
  citationTags?: readonly (readonly [string, string])[];
  /** Data of schema.org, written as JSON-LD. */
  structuredData?: object | undefined;
};

/** The elements of a page's `head`. */
export function Seo({ title, description, path, kind = "website", surface, isHidden, ...paper }: SeoProps) {
  const { citationTags = [], structuredData } = paper;
  const url = getCanonicalUrl(path);
  const fullTitle = getPageTitle(title);
  return (
    <Helmet>
      <html lang={site.language} data-surface={surface} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {isHidden && <meta name="robots" content="noindex" />}
      {!isHidden && <link rel="alternate" type="text/markdown" href={getMarkdownPath(path)} />}
      <link rel="describedby" href={LLMS_PATH} />
      {kind === "article" && <link rel="license" href={site.licence.url} />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:image" content={getCanonicalUrl(getCardPath(path))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={path === "/" ? `${site.name}: ${site.tagline}` : fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="color-scheme" content={surface === "stage" ? "dark" : "light dark"} />
      {surface === "stage" && <meta name="theme-color" content="#0d0d16" />}
      {citationTags.map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {/* The data is rendered only in the build, because the Content-Security-Policy blocks inline scripts that are inserted later. */}
      {structuredData && typeof window === "undefined" && (
        <script type="application/ld+json">{serialiseJsonLd(structuredData)}</script>
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </Helmet>
  );
}

/** Escapes `<`, so that a string in the data cannot end the script element. */
const serialiseJsonLd = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");
