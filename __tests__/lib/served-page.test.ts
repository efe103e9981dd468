/** @jest-environment jsdom */
import fc from "fast-check";
import { keepServedPage, restoreServedPage, type ServedPage } from "../../src/lib/served-page";

/** The page as the bootstrap watches it. */
function watch(html: string): ServedPage {
  document.body.innerHTML = html;
  const changes: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => {
    changes.push(...records);
    served.onChange?.();
  });
  const served: ServedPage = { changes, watcher };
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  });
  return served;
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

test("what others change while React takes the page over is taken back at once, and no more once React has it", async () => {
  const end = keepServedPage(watch(SERVED));
  document.querySelector("p")?.prepend(document.createElement("span"));
  await Promise.resolve();
  expect(document.body.innerHTML).toBe(SERVED);
  end();
  document.querySelector("p")?.prepend(document.createElement("span"));
  await Promise.resolve();
  expect(document.querySelectorAll("span")).toHaveLength(1);
});

test("who puts something back each time it is taken away is left to it in the end", async () => {
  keepServedPage(watch(SERVED));
  let times = 0;
  const stubborn = new MutationObserver(() => {
    if (document.querySelector("span")) return;
    times += 1;
    document.querySelector("p")?.prepend(document.createElement("span"));
  });
  stubborn.observe(document.body, { childList: true, subtree: true });
  document.querySelector("p")?.prepend(document.createElement("span"));
  await new Promise((done) => setTimeout(done));
  stubborn.disconnect();
  expect(times).toBeLessThan(20);
  expect(document.querySelectorAll("span")).toHaveLength(1);
});
