import { render, texts } from "./writing";

test.each([
  ["> [!NOTE]\n> It is so.", "Note. It is so."],
  ["> [!Info] It is so.", "Info. It is so."],
  ["> [!TIP]\n> **How.**\n>\n> So.", "Tip. How. So."],
])("a quotation that begins with a mark, %j, is no quotation, and says the mark's word", (text, words) => {
  const page = render(text);
  expect(texts(page, "div.alert").map((said) => said.replaceAll(/\s+/g, " ").trim())).toEqual([words]);
  expect(texts(page, "blockquote")).toEqual([]);
});
