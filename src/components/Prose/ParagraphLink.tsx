import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { useStatus } from "../../hooks/use-status";
import { READING_LINE } from "../../lib/active-section";
import { arrowStep } from "../../lib/arrow-step";
import { textDirective } from "../../lib/quotation";
import * as styles from "./Prose.module.css";
import { quotationIn, searchableText, servedText } from "./quotation-in";

const PARAGRAPH = "p[id^='p-']";
const OPENING_WORDS = 5;
/** As in the stylesheet: from here on there is a margin for the link to stand in. */
const WITH_MARGIN = "(width >= 64rem)";

/**
 * The link by which a paragraph can be cited. It leads there, and a click copies it with the words that are quoted: those
 * that are selected in the paragraph, or all.
 *
 * There is one for the whole text, so that it is one stop for the Tab key and not one for each paragraph: it stands
 * beside the paragraph under the pointer, or under a finger; with the keyboard it begins at the paragraph being read,
 * and the arrow keys lead from one to the next.
 *
 * Its element is served, without an address: to put one before the text later has the browser style all of the text anew.
 */
export function ParagraphLink({ text }: { text: RefObject<HTMLElement> }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [paragraph, setParagraph] = useState<HTMLElement>();
  const [shown, setShown] = useState(false);
  const [status, say] = useStatus();
  /** The directive for what was selected when the pointer came down, which takes the selection away. */
  const directive = useRef("");

  useEffect(() => {
    const container = text.current;
    if (!container) return;
    setParagraph(container.querySelector<HTMLElement>(PARAGRAPH) ?? undefined);

    const over = ({ target }: PointerEvent) => {
      const under = target instanceof Element ? target.closest<HTMLElement>(PARAGRAPH) : null;
      if (!under) return;
      setParagraph(under);
      setShown(true);
    };
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") setShown(false);
    };
    const down = ({ target }: PointerEvent) => {
      if (target instanceof Node && !container.contains(target)) setShown(false);
    };
    const resize = () => setShown(false);
    container.addEventListener("pointerover", over);
    container.addEventListener("pointerleave", leave);
    document.addEventListener("pointerdown", down);
    window.addEventListener("resize", resize);
    // What is opened or closed moves what stands below it.
    container.addEventListener("toggle", resize, { capture: true });
    return () => {
      container.removeEventListener("pointerover", over);
      container.removeEventListener("pointerleave", leave);
      document.removeEventListener("pointerdown", down);
      window.removeEventListener("resize", resize);
      container.removeEventListener("toggle", resize, { capture: true });
    };
  }, [text]);

  useEffect(() => {
    if (!shown || !paragraph || !link.current || !text.current) return;
    const { top, bottom } = paragraph.getBoundingClientRect();
    const place = window.matchMedia(WITH_MARGIN).matches ? top : bottom;
    link.current.style.top = `${Math.round(place - text.current.getBoundingClientRect().top)}px`;
    // In focus it is where the reader looks, also below a paragraph that is taller than the window.
    if (document.activeElement === link.current) link.current.scrollIntoView({ block: "nearest" });
  }, [shown, paragraph, text]);

  const quote = () => {
    if (!paragraph) return;
    const page = text.current?.lastElementChild;
    directive.current = page ? textDirective(quotationIn(paragraph), searchableText(page)) : "";
  };
  const copy = async ({
    detail,
    ctrlKey,
    metaKey,
    shiftKey,
    currentTarget,
  }: MouseEvent<HTMLAnchorElement>) => {
    if (ctrlKey || metaKey || shiftKey) return;
    if (detail === 0) quote();
    say(undefined);
    const address = currentTarget.href + (directive.current && `:~:${directive.current}`);
    try {
      await navigator.clipboard.writeText(address);
      say("Link copied");
    } catch {
      // The address of the paragraph stands in the browser's bar all the same.
    }
  };
  const paragraphs = () =>
    [...(text.current?.querySelectorAll<HTMLElement>(PARAGRAPH) ?? [])].filter(
      (paragraph) => !paragraph.closest("details:not([open])"),
    );
  const begin = ({ currentTarget }: FocusEvent<HTMLAnchorElement>) => {
    if (!currentTarget.matches(":focus-visible")) return;
    const read = paragraphs().find((candidate) => candidate.getBoundingClientRect().bottom > READING_LINE);
    setParagraph(read ?? paragraph);
    setShown(true);
  };
  const walk = (event: KeyboardEvent) => {
    const step = arrowStep(event.nativeEvent);
    const all = paragraphs();
    const next = paragraph && all[all.indexOf(paragraph) + step];
    if (step === 0 || !next) return;
    event.preventDefault();
    next.scrollIntoView({ block: "nearest" });
    setParagraph(next);
  };

  return (
    <>
      <a
        ref={link}
        className={styles.paragraphLink}
        href={paragraph && `#${paragraph.id}`}
        data-shown={shown || undefined}
        onFocus={begin}
        onBlur={() => setShown(false)}
        onKeyDown={walk}
        onPointerDown={quote}
        onClick={copy}
      >
        {paragraph && (
          <>
            <span aria-hidden="true">{status ? "✓" : "¶"}</span>
            <span className="visually-hidden">{`Link to the paragraph “${openingOf(paragraph)} …”`}</span>
          </>
        )}
      </a>
      <span className="visually-hidden" role="status">
        {status}
      </span>
    </>
  );
}

function openingOf(paragraph: HTMLElement): string {
  return servedText(paragraph).trim().split(/\s+/).slice(0, OPENING_WORDS).join(" ");
}
