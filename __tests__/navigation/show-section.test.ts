/** @jest-environment jsdom */
import { showSection } from "../../src/navigation/show-section";

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
