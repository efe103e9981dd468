import { readSections } from "../../src/paper/section-texts";
import { attributes, render } from "./writing";

const HEADING = "## The *rate* $\\lambda^2$ {/* later */} of [`f`](#introduction) [@kleros]";

test("a heading's formulae, code and emphasis stand in lists of contents, its links and numbers do not", () => {
  const [section] = readSections(render(`${HEADING}\n\nText.`)).slice(-2);
  expect(section).toMatchObject({ id: "the-rate-lambda2-of-f", title: "The rate λ^2 of f" });
  const html = section?.titleHtml.replaceAll(/<math[^>]*>.*<\/math>/g, "MATH");
  expect(html?.trim()).toBe("The <em>rate</em> MATH of <code>f</code>");
});

test("the link beside a heading is called by the heading's words", () => {
  expect(attributes(render(HEADING), "a.heading-link", "ariaLabel").slice(-1)).toEqual([
    "Link to section: The rate λ^2 of f",
  ]);
});
