import { memo, useEffect, useRef } from "react";
import { trustedHtml } from "../../lib/trusted-html";
import { Preview } from "../Preview/Preview";
import * as styles from "./Prose.module.css";

/**
 * The text of a paper, with previews of what its citations and terms lead to.
 *
 * It is HTML that the build has made from the paper's own MDX, so that neither the text nor the tools that read it are
 * shipped a second time as components.
 */
export function Prose({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const container = text.current;
    if (!container) return;
    container.addEventListener("click", toggleNote);
    return () => container.removeEventListener("click", toggleNote);
  }, []);

  return (
    <>
      <div ref={text} className={styles.prose}>
        <Text html={html} />
      </div>
      <Preview text={text} />
    </>
  );
}

/** As in the stylesheet: from here on notes stand in the margin. */
const BESIDE_THE_TEXT = "(width >= 80rem)";

/** Rendered once: what the reader opens in it must survive the renders of its parent. */
const Text = memo(function Text({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from this repository's content, never from input
  return <div className={styles.text} data-body="" dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
});

/**
 * On small screens a note opens and closes under its paragraph, without the jump that the link would make.
 *
 * On large ones it stands beside the text already, and the link only leads there.
 */
function toggleNote(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[role="doc-noteref"]') : null;
  const note = link instanceof HTMLAnchorElement ? document.getElementById(link.hash.slice(1)) : null;
  if (!link || !note || window.matchMedia(BESIDE_THE_TEXT).matches) return;
  event.preventDefault();
  const open = !note.hasAttribute("data-open");
  note.toggleAttribute("data-open", open);
  link.setAttribute("aria-expanded", String(open));
}
