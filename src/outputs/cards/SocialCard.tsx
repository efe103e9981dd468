import { readFileSync } from "node:fs";
import type { ComponentProps } from "react";
import { PaperCover } from "../../figures/PaperCover";
import { site } from "../../site/site";

/** The size in pixels that social networks recommend for a large card. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const;

export type SocialCardProps = {
  title: string;
  text: string;
  /** The data of a paper's cover. Other pages show the site's logo. */
  cover?: ComponentProps<typeof PaperCover> | undefined;
};

/** The document that is photographed as the social card of a page. It embeds its fonts and images, so that it loads nothing. */
export function SocialCard({ title, text, cover }: SocialCardProps) {
  const logo = <img src={createDataUrl("static/favicon.svg", "image/svg+xml")} alt="" />;
  return (
    <html lang={site.language} data-theme="light">
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet; as a child its quotation marks would be escaped */}
        <style dangerouslySetInnerHTML={{ __html: createStyles() }} />
      </head>
      <body>
        <header>
          {logo} {site.name}
        </header>
        <main>
          <h1 className={title.length > 18 ? "long" : undefined}>{title}</h1>
          <p>{text}</p>
        </main>
        <figure>{cover ? <PaperCover {...cover} /> : logo}</figure>
      </body>
    </html>
  );
}

const createDataUrl = (file: string, type: string) => `data:${type};base64,${readFileSync(file, "base64")}`;

const createStyles = () => `
  @font-face { font-family: "Instrument Sans"; font-weight: 400 600; src: url(${createDataUrl("src/fonts/instrument-sans.woff2", "font/woff2")}) }
  @font-face { font-family: Newsreader; src: url(${createDataUrl("src/fonts/newsreader.woff2", "font/woff2")}) }
  ${readFileSync("src/styles/tokens.css", "utf8")}
  body { position: relative; width: 1200px; height: 630px; margin: 0; overflow: hidden; background: var(--ground); color: var(--ink); font: 32px/1.3 var(--sans) }
  header { position: absolute; top: 64px; left: 72px; display: flex; gap: 15px; align-items: center; font-weight: 600; font-size: 34px; line-height: 1 }
  header img { height: 38px }
  main { position: absolute; bottom: 64px; left: 72px; width: 640px }
  h1 { margin: 0 0 24px -4px; font: 400 104px/0.98 var(--serif); letter-spacing: -0.025em; text-wrap: balance }
  h1.long { font-size: 80px }
  p { margin: 0; color: var(--ink-quiet); text-wrap: pretty }
  figure { position: absolute; top: 0; right: 72px; bottom: 0; display: grid; align-items: center; width: 376px; margin: 0 }
  figure > * { width: 100% }
`;
