import { renderToString } from "react-dom/server";
import { Orb } from "../../../src/features/orb/Orb";

test("the server renders the poster, hidden from assistive technology, with no canvas and no inline style", () => {
  const html = renderToString(<Orb />);
  expect(html).toContain('data-orb="poster"');
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toMatch(/<canvas|style=/);
});
