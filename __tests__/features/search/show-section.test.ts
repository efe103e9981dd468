/** @jest-environment jsdom */
import { showSection } from "../../../src/features/search/show-section";

test.each(["#abstract", "#caf%C3%A9", "#café"])(
  "a section that %s names has the focus, and is scrolled to",
  (hash) => {
    document.body.innerHTML = '<h2 id="abstract">Abstract</h2><h2 id="café">Café</h2>';
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    showSection(hash);
    expect(document.activeElement?.id).toBe(hash === "#abstract" ? "abstract" : "café");
    expect(scroll.mock.contexts).toEqual([document.activeElement]);
  },
);

test("a section in a fold is shown in the open fold", () => {
  document.body.innerHTML = '<details><summary>Why</summary><p id="p-1">So.</p></details><details></details>';
  Element.prototype.scrollIntoView = jest.fn();
  showSection("#p-1");
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, false]);
});
