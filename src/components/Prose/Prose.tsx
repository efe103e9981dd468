import { useRef } from "react";
import { useInlineNotes } from "../../hooks/use-inline-notes";
import { useReadableCopy } from "../../hooks/use-readable-copy";
import { useScrollableParts } from "../../hooks/use-scrollable-parts";
import { LazyLivePaper } from "../LivePaper/LazyLivePaper";
import { Preview } from "../Preview/Preview";
import { ParagraphLink } from "./ParagraphLink";
import * as styles from "./Prose.module.css";
import { ProseText } from "./ProseText";

/**
 * The text of a paper, with previews, notes that open in place, and a link to each paragraph. It is HTML that the build
 * has made, so that the text is not shipped a second time as components.
 */
export function Prose({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);

  useInlineNotes(text);
  useScrollableParts(text, SCROLLABLE);
  useReadableCopy(text);

  return (
    <>
      {/* Another text, as while developing, is made live anew, with the run as it is by then. */}
      <LazyLivePaper key={html} text={text} />
      <div ref={text} className={styles.prose}>
        <ParagraphLink text={text} />
        <ProseText html={html} />
      </div>
      <Preview text={text} />
    </>
  );
}

/** Displayed formulae, and lines with formulae, which are wider than the window with very large text. */
const SCROLLABLE = ".formula, :is(p, li:not(:has(> p)), dt, dd, figcaption):has(math:not([display]))";
