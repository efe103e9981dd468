import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { toString as getText } from "hast-util-to-string";
import { rehypeReferenceList } from "../../src/mdx/rehype-reference-list";

test("the list of works has a heading, and its URLs are links", () => {
  const tree = fromHtml(
    '<p>https://a.example</p><div id="refs"><div>1. A. Available from: https://b.example/c.</div></div>',
    {
      fragment: true,
    },
  );
  rehypeReferenceList()(tree);
  expect(getText(select("h2#references + #refs", tree) as never)).toBe(
    "1. A. Available from: https://b.example/c.",
  );
  expect(select("#refs a", tree)?.properties.href).toBe("https://b.example/c");
  expect(select("p a", tree)).toBeUndefined();
});
