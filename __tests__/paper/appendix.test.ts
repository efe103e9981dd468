import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { shownFiles } from "../../src/paper/appendix";
import { openPaper, rendered, said } from "./writing";

test("the files that a text shows are its code blocks with a name", () => {
  const markdown = "```solidity A.sol\nline 1\n\nline 2\n```\n\n```ts\nconst a = 1;\n```\n";
  expect(shownFiles(markdown)).toEqual([{ name: "A.sol", text: "line 1\n\nline 2\n" }]);
});

test.each(["A.sol", "Escrow.t.sol", "a-b.test_1.ts"])("%s is a file's name", (name) => {
  expect(shownFiles(`\`\`\`text ${name}\nline\n\`\`\`\n`)).toEqual([{ name, text: "line\n" }]);
});

test.each([".sol", "..sol", "a..sol", "A.", "a/b.sol", "../b.sol", "A"])("%s is no file's name", (name) => {
  expect(shownFiles(`\`\`\`text ${name}\nline\n\`\`\`\n`)).toEqual([]);
});

test("the files that a text shows are found in run boxes, in lists, and whatever their code is", () => {
  const text =
    '\n## Introduction\n\n<Run title="It runs">\n\n```json a.json\n{}\n```\n\n</Run>\n\n' +
    "- Item\n\n  ```python b.py\n  b()\n  ```\n\n````text c.txt\n```ts d.ts\n```\n````\n";
  const { markdown, files } = rendered(text);
  expect(files).toEqual(["a.json", "b.py", "c.txt"]);
  expect(shownFiles(markdown)).toEqual([
    { name: "a.json", text: "{}\n" },
    { name: "b.py", text: "b()\n" },
    { name: "c.txt", text: "```ts d.ts\n```\n" },
  ]);
});

test("it stands behind terms and references, in no section, and its code scrolls in itself", () => {
  const text =
    '\n## Introduction\n\nText [@kleros].\n\n<Appendix title="Code">\n\nMore.\n\n```solidity A.sol\nline\n```\n\n</Appendix>\n';
  expect(openPaper(text).outline()).toMatchObject({
    wordCount: 2,
    sectionList: [{ id: "introduction", words: 2 }],
  });
  const { html, markdown } = rendered(text);
  const sections = selectAll("section", fromHtml(html, { fragment: true }));
  expect(sections.map(({ properties }) => properties.className?.toString() ?? "section")).toEqual([
    "section",
    "references",
    "appendix",
    "code-scroll",
  ]);
  expect(sections.at(-1)?.properties).toMatchObject({ tabIndex: 0, ariaLabel: "A.sol" });
  expect(markdown.indexOf("## Appendix: Code")).toBeGreaterThan(markdown.indexOf("## References"));
  expect(shownFiles(markdown)).toEqual([{ name: "A.sol", text: "line\n" }]);
});

test("the addresses of links, and a note that nobody refers to, may stand behind it", () => {
  const text = 'See [it][it].\n\n<Appendix title="A">\n\nText.\n\n</Appendix>\n\n[it]: https://example.com';
  expect(said(`${text}\n\n[^why]: Because.`)).toEqual(['11:1 The note "why" is never used.']);
});
