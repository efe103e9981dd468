import { useRef } from "react";
import { LazyLivePaper } from "../live/LazyLivePaper";
import * as page from "./Page.module.css";
import { ParagraphLink } from "./ParagraphLink";
import { Preview } from "./Preview";
import { ProseText } from "./ProseText";
import { useInlineNotes } from "./use-inline-notes";
import { useReadableCopy } from "./use-readable-copy";
import { useScrollableParts } from "./use-scrollable-parts";

/**
 * The text of a paper, with previews, notes that open in place, and a link to each paragraph. It is HTML that the build
 * has made, so that the text is not shipped a second time as components.
 */
export function Prose({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);

  useInlineNotes(text);
  useScrollableParts(text);
  useReadableCopy(text);

  return (
    <>
      {/* Another text, as while developing, is made live anew, with the run as it is by then. */}
      <LazyLivePaper key={html} text={text} />
      <div ref={text} className={`prose ${page.body}`}>
        <ParagraphLink text={text} />
        <ProseText html={html} />
      </div>
      <Preview text={text} />
    </>
  );
}
