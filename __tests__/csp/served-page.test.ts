/** @jest-environment jsdom */
import fc from "fast-check";
import { restoreServedPage, type ServedPage } from "../../src/csp/served-page";

/** The page as `start-script.ts` watches it. */
function watch(html: string): ServedPage {
  document.body.innerHTML = html;
  const changes: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => changes.push(...records));
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  });
  return { changes, watcher };
}

const SERVED = "<header><a>Home</a></header><main><p>One <em>two</em> three</p><form><input></form></main>";

/** What an extension or a translator does to some element, by a number that chooses it. */
const edits: ((element: Element, other: Element) => void)[] = [
  (element) => element.append(document.createElement("i")),
  (element) => element.before(document.createElement("span")),
  (element) => element.prepend("words"),
  (element) => element.remove(),
  (element, other) => !element.contains(other) && other.append(element),
  (element) => {
    const font = document.createElement("font");
    element.replaceWith(font);
    font.append(element);
  },
  (element) => {
    const [text] = [...element.childNodes].filter((node) => node instanceof Text);
    if (text) text.nodeValue = "mots";
  },
];

test("whatever others have done to it, in whatever order, the page is as it was served, of the same elements", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(edits.length - 1), fc.nat(20), fc.nat(20)), { maxLength: 12 }),
      fc.nat(12),
      async (steps, seen) => {
        const served = watch(SERVED);
        const before = [...document.body.querySelectorAll("*")];
        for (const [index, [edit, one, two]] of steps.entries()) {
          const elements = [...document.body.querySelectorAll("*")];
          const [element, other] = [elements[one % elements.length], elements[two % elements.length]];
          if (element && other) edits[edit]?.(element, other);
          // Some are noted before the page is restored, others only then.
          if (index === seen) await Promise.resolve();
        }
        restoreServedPage(served);
        expect(document.body.innerHTML).toBe(SERVED);
        expect([...document.body.querySelectorAll("*")]).toEqual(before);
        restoreServedPage(served);
        expect(document.body.innerHTML).toBe(SERVED);
      },
    ),
  );
});
