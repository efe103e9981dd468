import { selectAll } from "hast-util-select";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { directionOf, isLanguageTag } from "../../src/site/languages";
import { attributes, places, problemsIn, readPaper, render, rendered, texts } from "./writing";

test("a language has a tag as BCP 47 writes it, and a direction", () => {
  expect(["en", "zh-Hans", "ar"].map(isLanguageTag)).toEqual([true, true, true]);
  expect(["EN", "zh_Hans", "", "english language"].map(isLanguageTag)).toEqual([false, false, false, false]);
  expect(["en", "zh-Hans", "ar", "he", "az-Arab"].map(directionOf)).toEqual([
    "ltr",
    "ltr",
    "rtl",
    "rtl",
    "rtl",
  ]);
});

const ENGLISH = "An agent pays for each token that it uses. ".repeat(5);
const HEBREW = "ERC-4337 הוא חוזה שמחזיק את התשלום עד שיש תוצאה.";

describe("a block that runs the other way than the text around it", () => {
  test("says so, also where it begins with a name in Latin letters, and no other block does", () => {
    const page = render(
      `${ENGLISH}\n\n${HEBREW}\n\n- ${HEBREW}\n- ${HEBREW}\n- English again.\n\n> ${HEBREW}\n`,
    );
    expect(attributes(page, "[dir]", "dir")).toEqual(["rtl", "rtl", "ltr", "rtl"]);
    expect(selectAll("[dir]", page).map(({ tagName }) => tagName)).toEqual(["p", "ul", "li", "blockquote"]);
  });

  test("is the English one in a paper that is written from right to left, and code", () => {
    const page = rendered(`${HEBREW}\n\nEnglish words.\n\n\`\`\`\ncode\n\`\`\`\n`, { lang: "he" }).tree;
    expect(selectAll("p[dir], pre[dir]", page).map(({ properties }) => properties.dir)).toEqual([
      "ltr",
      "ltr",
    ]);
  });
});

test("minutes are counted by characters where a script puts no spaces between words", () => {
  const { readingMinutes } = readPaper(`## Introduction\n\n${"代理人支付。".repeat(800)}\n`, {
    lang: "zh-Hans",
  }).outline;
  expect(readingMinutes).toBe(10);
});

test("Chinese words are bold beside their own punctuation, and in the Markdown for any reader of it", () => {
  const source = "An agent that pays: 代理人**「支付」**每个令牌。\n";
  expect(texts(render(source), "strong")).toEqual(["「支付」"]);
  const [, paragraph = ""] = /<\/a>(.*)/.exec(rendered(source).markdown) ?? [];
  const read = unified().use(remarkParse).parse(paragraph);
  expect(read.children).toMatchObject([
    {
      children: [
        { value: "An agent that pays: 代理人" },
        { type: "strong", children: [{ value: "「支付」" }] },
        { value: "每个令牌。" },
      ],
    },
  ]);
});

test("a text in other letters than its language has is told of", () => {
  const chinese = "代理人支付每个令牌。".repeat(3);
  expect(places(problemsIn(chinese))).toEqual(["1:1 The text is not in the language of its page, en."]);
  for (const lang of ["zh-Hans", "ja"]) expect(() => rendered(chinese, { lang })).not.toThrow();
  expect(() => render(`The agent pays for each token, ${chinese.slice(0, 10)}`)).not.toThrow();
});
