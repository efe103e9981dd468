/** @jest-environment jsdom */
import { makeTextLive } from "../../../src/features/live/live-text";
import { createLiveStore } from "../../../src/features/live/store";
import { inputs } from "../../run-changes";

const SERVED = `
  <section><h2>Fees</h2><aside class="run" data-premise="loan snipe"><div class="run-label">Box</div>
    <p><data value="Bea" data-name="party.buyer">Bea</data> pays <data value="100" data-name="job.price">100\u00a0USDC</data>:
      <data value="100" data-name="job.price.number">100</data> + <data value="10" data-name="job.fees.number">10</data>,
      and it <span data-name="attack.bribe.verdict">pays</span>.</p>
    <table data-ledger="agfi"><thead><tr><th>Step</th><th>Bea</th></tr></thead>
      <tbody><tr><td>The job and its sub-jobs are paid</td><td>−130</td></tr></tbody></table>
  </aside></section>`;

/** Whatever is observed, and how to say that it has come into view. */
const observed: { target: Element; tell: (isIntersecting: boolean) => void }[] = [];

beforeAll(() => {
  window.IntersectionObserver = class {
    constructor(private readonly listen: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(target: Element) {
      observed.push({ target, tell: (isIntersecting) => this.listen([{ isIntersecting }]) });
    }
    disconnect() {}
  } as never;
});

function open() {
  document.body.innerHTML = SERVED;
  const store = createLiveStore(inputs, { read: () => "", write: () => {} });
  return { store, text: makeTextLive(document.body, store) };
}

const shown = (name: string) => {
  const element = document.querySelector(`[data-name="${name}"]`);
  return (element?.querySelector(".live-now") ?? element)?.textContent;
};

test("what differs is marked, with what is printed beside it; the rest stays as it was served", () => {
  const { store, text } = open();
  store.change("job.price", 120);
  // The price, in the text and in the ledger's place, which alone follows; the verdict and the fees are as before.
  expect(text.show(store.getSnapshot())).toBe(1);
  expect(shown("job.price")).toBe("120\u00a0USDC");
  expect(shown("job.price.number")).toBe("120");
  const marked = [...document.querySelectorAll<HTMLElement>("[data-changed]")];
  expect(marked.map((element) => element.querySelector(".live-printed")?.textContent)).toEqual([
    "100\u00a0USDC",
    "100",
    "−130",
  ]);
  expect(marked.map(({ title }) => title)).toContain("Printed: −130");
  expect(document.querySelector('[data-name="job.fees.number"]')?.innerHTML).toBe("10");
});

test("each place that follows is counted, without those of what the reader changed, and one leads to the next and round again", () => {
  const { store, text } = open();
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this);
  };
  store.change("job.fee.human", 9);
  expect(text.show(store.getSnapshot())).toBe(2);
  const said = [text.next(), text.next(), text.next()];
  expect(said).toEqual([
    "1 of 2, in “Fees”: 12, printed 10.",
    expect.stringMatching(/^2 of 2, in “Fees”: −1\d+, printed −130\.$/),
    said[0],
  ]);
  expect(seen.map(({ textContent }) => textContent?.slice(0, 2))).toEqual(["12", "−1", "12"]);
  expect(document.querySelectorAll("[data-here]")).toHaveLength(1);
  store.reset();
  text.show(store.getSnapshot());
  expect(text.next()).toBe("");
  expect(document.querySelectorAll("[data-here]")).toHaveLength(0);
});

test("the way to a place in a fold opens it", () => {
  const { store, text } = open();
  const [table] = document.querySelectorAll("table");
  const fold = document.createElement("details");
  table?.replaceWith(fold);
  if (table) fold.append(table);
  Element.prototype.scrollIntoView = jest.fn();
  // As browsers answer, of what a fold hides and of what is shown.
  Element.prototype.checkVisibility = function (this: Element) {
    return this.closest("details:not([open])") === null;
  };
  store.change("job.fee.human", 9);
  text.show(store.getSnapshot());
  expect(text.next()).toMatch(/^1 of 2/);
  expect(fold.open).toBe(false);
  expect(text.next()).toMatch(/^2 of 2/);
  expect(fold.open).toBe(true);
});

test("the first number is marked once, when all of it has come into view", () => {
  open();
  const price = document.querySelector("[data-name='job.price']");
  const [watch] = observed.filter(({ target }) => target === price);
  watch?.tell(false);
  expect(price).not.toHaveAttribute("data-nudge");
  watch?.tell(true);
  expect([...document.querySelectorAll("[data-nudge]")]).toEqual([price]);
});
