import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { arrowStep } from "../browser/arrow-step";
import { useStatus } from "../browser/use-status";
import { textDirective } from "./quotation";
import { quotationIn, searchableText, servedText } from "./quotation-in";
import { READING_LINE } from "./use-reading-position";

const PARAGRAPH = "p[id^='p-']";
const OPENING_WORDS = 5;
/** As in the stylesheet: from here on there is a margin for the link to stand in. */
const WITH_MARGIN = "(width >= 64rem)";

/**
 * The link by which a paragraph can be cited. It leads there; a click copies it with the selected words of the paragraph,
 * or with all of them.
 *
 * There is one for the whole text, so that it is one stop for the Tab key. It stands beside the paragraph under the
 * pointer or finger. With the keyboard it begins at the paragraph being read, and the arrow keys lead on.
 *
 * It is served without an address: a link that was added before the text later would make the browser style all of it
 * again.
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
    const hide = () => setShown(false);
    const listeners = new AbortController();
    const { signal } = listeners;
    container.addEventListener("pointerover", over, { signal });
    container.addEventListener("pointerleave", leave, { signal });
    document.addEventListener("pointerdown", down, { signal });
    window.addEventListener("resize", hide, { signal });
    // What is opened or closed moves what stands below it.
    container.addEventListener("toggle", hide, { signal, capture: true });
    return () => listeners.abort();
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
  const copy = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A key has pressed it.
    if (event.detail === 0) quote();
    say(undefined);
    const address = event.currentTarget.href + (directive.current && `:~:${directive.current}`);
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
        className="paragraph-link"
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
