import { headingsOf } from "../../src/mdx/pages";

test("headings have the ids that the page gives them, and a line of code is none", () => {
  const text = "## Risks\n\n```sh\n## not a heading\n```\n\n### Who pays?\n\n## Risks\n";
  expect(headingsOf(text)).toEqual([
    { depth: 2, id: "risks", title: "Risks", start: 0 },
    { depth: 3, id: "who-pays", title: "Who pays?", start: text.indexOf("### Who") },
    { depth: 2, id: "risks-1", title: "Risks", start: text.lastIndexOf("## Risks") },
  ]);
});
