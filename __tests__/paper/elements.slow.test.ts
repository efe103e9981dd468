import { selectAll } from "hast-util-select";
import { attributes, library, render, rendered, renderedSource, texts, writePaper } from "./writing";

const markdown = (text: string) => rendered(text).markdown;

describe("a table's columns", () => {
  const TABLE = "Table: What is paid.\n\n| a | b | c |\n|---|:-:|--:|\n| 1 | 2 | 3 |\n";

  test("are aligned as the line of hyphens says, by classes, which the site's policy allows", () => {
    const page = render(TABLE);
    expect(texts(page, ".align-center")).toEqual(["b", "2"]);
    expect(texts(page, ".align-right")).toEqual(["c", "3"]);
    expect(selectAll("[align], [style]", page)).toEqual([]);
  });
});

describe("ordinary Markdown", () => {
  test("keeps rules, quotes and lists in lists", () => {
    const page = render("Text.\n\n---\n\n> Said\n>\n> > and quoted.\n\n- one\n  1. two\n     - three\n");
    expect(texts(page, "hr")).toHaveLength(1);
    expect(texts(page, "blockquote blockquote > p")).toEqual(["and quoted."]);
    expect(texts(page, "ul ol ul li")).toEqual(["three"]);
  });

  test("says in words what is done in a list of tasks, without a box that cannot be ticked", () => {
    const page = render("- [x] Publish\n- [ ] Rest\n");
    expect(texts(page, "li")).toEqual(["Done: Publish", "Open: Rest"]);
    expect(selectAll("input", page)).toEqual([]);
  });
});

test("a draft says on its page that it is one", () => {
  const page = (draft: string) => renderedSource(writePaper("## Introduction\n", { draft }), library).tree;
  expect(texts(page("true"), "div.draft")).toEqual([expect.stringContaining("Draft")]);
  expect(texts(page("false"), "div.draft")).toEqual([]);
});

describe("a code block", () => {
  const CODE = '```typescript\n// Pays.\nconst a = "b > c";\n```\n';

  test("has its keywords, comments and literals marked by classes, and no style attribute", () => {
    const page = render(CODE);
    expect(texts(page, "pre .comment")).toEqual(["// Pays."]);
    expect(texts(page, "pre .keyword")).toContain("const");
    expect(texts(page, "pre .literal")).toContain('"b > c"');
    expect(selectAll("[style]", page)).toEqual([]);
    expect(texts(page, "pre")).toEqual(['// Pays.\nconst a = "b > c";\n']);
  });

  test("stands in a part that the keyboard can scroll", () => {
    expect(attributes(render(CODE), "section.code-scroll", "tabIndex")).toEqual(["0"]);
  });

  test.each(["```\na <b> & c\n```\n", "```text\na <b> & c\n```\n"])(
    "without a language stays as it is: %j",
    (source) => {
      const page = render(source);
      expect(texts(page, "pre code")).toEqual(["a <b> & c\n"]);
      expect(selectAll("pre span", page)).toEqual([]);
    },
  );
});

describe("an image", () => {
  const IMAGE = "![Two agents and an escrow](deal.png)\nWho *pays* whom [@kleros].\n";

  test("is a figure with its caption, in every size that is made of it, and knows its own size", () => {
    const page = render(`<Figure name="job-states">First.</Figure>\n\n${IMAGE}`);
    expect(texts(page, "#figure-2 figcaption")).toEqual(["Figure 2 Who pays whom [1]."]);
    const [image] = selectAll("#figure-2 img", page);
    expect(image?.properties).toMatchObject({
      alt: "Two agents and an escrow",
      src: "/static/litepapers/sample/deal-0a1b2c3d-1300.webp",
      width: 1300,
      height: 650,
      loading: "lazy",
    });
    expect(String(image?.properties.srcSet)).toBe(
      [480, 800, 1200, 1300]
        .map((width) => `/static/litepapers/sample/deal-0a1b2c3d-${width}.webp ${width}w`)
        .join(", "),
    );
  });

  test("that is drawn is served as one file", () => {
    const [image] = selectAll("img", render("![A slot](./slot.svg)\nThe slot.\n"));
    expect(image?.properties).toMatchObject({
      src: "/static/litepapers/sample/slot-4e5f6a7b.svg",
      width: 320,
    });
    expect(image?.properties.srcSet).toBeUndefined();
  });

  test("may have its caption as its title", () => {
    expect(texts(render('![A slot](slot.svg "What it holds.")\n'), "figcaption")).toEqual([
      "Figure 1 What it holds.",
    ]);
  });

  test("is an image in Markdown too, under an address that leads there from anywhere", () => {
    expect(markdown(IMAGE)).toContain(
      '![Two agents and an escrow](https://hyperagent.network/static/litepapers/sample/deal-0a1b2c3d-1300.webp)\n\n<a id="figure-1"></a>**Figure 1.** Who *pays* whom \\[1].',
    );
  });
});
