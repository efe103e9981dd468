import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { readPaper, rendered, said } from "./writing";

test("it stands behind the text, in no section, and in the Markdown behind the references; its code scrolls in itself", () => {
  const text =
    '\n## Introduction\n\nText [@kleros].\n\n<Appendix title="Code">\n\nMore.\n\n```json\n{}\n```\n\n</Appendix>\n';
  expect(readPaper(text).outline).toMatchObject({
    wordCount: 2,
    sectionList: [{ id: "introduction", words: 2 }],
  });
  const { html, markdown } = rendered(text);
  const sections = selectAll("section", fromHtml(html, { fragment: true }));
  expect(sections.map(({ properties }) => properties.className?.toString() ?? "section")).toEqual([
    "section",
    "appendix",
    "code-scroll",
    "references",
  ]);
  expect(sections.at(-2)?.properties).toMatchObject({ tabIndex: 0, ariaLabel: "Code in json" });
  expect(markdown.indexOf("## Appendix: Code")).toBeGreaterThan(markdown.indexOf("## References"));
});

test("the addresses of links, and a note that nobody refers to, may stand behind it", () => {
  const text = 'See [it][it].\n\n<Appendix title="A">\n\nText.\n\n</Appendix>\n\n[it]: https://example.com';
  expect(said(`${text}\n\n[^why]: Because.`)).toEqual(['11:1 The note "why" is never used.']);
});
