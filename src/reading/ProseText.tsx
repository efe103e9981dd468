import { memo } from "react";
import { trustedHtml } from "../site/trusted-html";
import "../styles/math.css";
import "./prose/text.css";
import "./prose/blocks.css";
import "./prose/margin.css";
import "./prose/end.css";
import "./prose/print.css";

/** The text alone. Rendered once, so that what the reader opens in it survives renders of its parent. */
export const ProseText = memo(function ProseText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from this repository's content, never from input
  return <div className="prose-text" data-body="" dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
});

/** A text without previews, notes and links to paragraphs, and without their scripts. */
export function PlainProse({ html }: { html: string }) {
  return (
    <div className="prose">
      <ProseText html={html} />
    </div>
  );
}
