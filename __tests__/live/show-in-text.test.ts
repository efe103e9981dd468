/** @jest-environment jsdom */
import { makeTextLive } from "../../src/live/show-in-text";
import { createLiveStore } from "../../src/live/store";
import { inputs } from "../run-changes";

const SERVED = `
  <section><h2>Fees</h2><aside class="run" data-premise="loan snipe"><div class="run-label">Box</div>
    <p><data value="Bea" data-name="party.buyer">Bea</data> pays <data value="100" data-name="job.price">100\u00a0USDC</data>:
      <data value="100" data-name="job.price.number">100</data> + <data value="10" data-name="job.fees.number">10</data>,
      and it <span data-name="attack.bribe.verdict">pays</span>.</p>
    <table data-ledger="agfi"><thead><tr><th>Step</th><th>Bea</th></tr></thead>
      <tbody><tr><td>The job and its sub-jobs are paid</td><td>−130</td></tr></tbody></table>
  </aside></section>`;

function open() {
  document.body.innerHTML = SERVED;
  const store = createLiveStore(inputs, { read: () => "", write: () => {} });
  return { store, show: makeTextLive(document.body, store) };
}

const shown = (name: string) => {
  const element = document.querySelector(`[data-name="${name}"]`);
  return (element?.querySelector(".live-now") ?? element)?.textContent;
};

test("what differs is marked, with what is printed beside it; the rest stays as it was served", () => {
  const { store, show } = open();
  store.change("job.price", 120);
  // The price, in the text and in the ledger's place, which alone follows; the verdict and the fees are as before.
  expect(show(store.getSnapshot())).toBe(1);
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

test("each place that follows is counted, without those of what the reader changed", () => {
  const { store, show } = open();
  store.change("job.fee.human", 9);
  expect(show(store.getSnapshot())).toBe(2);
  store.reset();
  expect(show(store.getSnapshot())).toBe(0);
});

test("a text that is made live again, while it shows another run, takes no changed number for the printed one", () => {
  const { store, show } = open();
  store.change("job.price", 120);
  show(store.getSnapshot());
  const again = makeTextLive(document.body, store);
  expect(again(store.getSnapshot())).toBe(1);
  expect(document.querySelector("[data-changed] .live-printed")).toHaveTextContent("100 USDC");
  store.reset();
  again(store.getSnapshot());
  expect(shown("job.price")).toBe("100\u00a0USDC");
  expect(document.querySelector("[data-changed]")).toBeNull();
});
