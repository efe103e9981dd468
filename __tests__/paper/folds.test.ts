import { selectAll } from "hast-util-select";
import { attributes, readPaper, render, rendered, texts } from "./writing";

const FOLD = `<Details title="Why the lock is reserved">

It is paid out first.

</Details>
`;

const markdownOf = (text: string) => rendered(text).markdown;

describe("a fold", () => {
  test("stands behind its title, closed, under an id made from it", () => {
    const page = render(`Text.\n\n${FOLD}`);
    expect(attributes(page, "details.fold", "id")).toEqual(["why-the-lock-is-reserved"]);
    expect(selectAll("details[open]", page)).toEqual([]);
    expect(texts(page, "details > summary:first-child")).toEqual(["Why the lock is reserved"]);
    expect(texts(page, "details > summary + p")).toEqual(["It is paid out first."]);
  });

  test("is a paragraph in bold with its id and its text in the Markdown", () => {
    expect(markdownOf(`Text.\n\n${FOLD}`)).toMatch(
      /\n<a id="why-the-lock-is-reserved"><\/a>\*\*Why the lock is reserved\.\*\*\n\n<a id="p-\w+"><\/a>It is paid out first\.\n/,
    );
  });

  test("holds lists, formulae, code, and tables and figures that are numbered in one row with those around it", () => {
    const table = (caption: string) => `Table: ${caption}.\n\n| a |\n|---|\n| x |\n`;
    const figure = '<Figure name="job-states">States.</Figure>';
    const page = render(
      `${table("One")}\n<Details title="More">\n\n${table("Two")}\n${figure}\n\n- item\n\n$$\na\n$$\n\n\`\`\`json\n{}\n\`\`\`\n\n</Details>\n\n${table("Three")}`,
    );
    expect(attributes(page, "figure", "id")).toEqual(["table-1", "table-2", "figure-1", "table-3"]);
    expect(selectAll("details > :is(figure, ul, .formula, .code-scroll)", page)).toHaveLength(5);
  });

  test("stands in a run box, in whose place it prints values of the run, and holds one", () => {
    const page = render(
      '<Run title="Sums">\n\n<Details title="How">\n\n{run.job.price}.\n\n</Details>\n\n</Run>\n\n<Details title="A case">\n\n<Run title="Case">\n\nOf {run.job.price}.\n\n</Run>\n\n</Details>\n',
    );
    expect(texts(page, "div.run > details > p")).toEqual(["100\u00a0USDC."]);
    expect(texts(page, "details > div.run > p")).toEqual(["Of 100\u00a0USDC."]);
    expect(attributes(page, "p[id]", "id")).toHaveLength(2);
  });

  test("stands in the appendix", () => {
    const page = render(`Text.\n\n<Appendix title="More">\n\n${FOLD}\n</Appendix>\n`);
    expect(attributes(page, "section.appendix > details", "id")).toEqual(["why-the-lock-is-reserved"]);
  });

  test("has notes of its own, which stand beside its paragraphs and hide with them", () => {
    const inFold = FOLD.replace("first.", "first.[^why]");
    const page = render(`Text.[^one]\n\n${inFold}\nMore.\n\n[^one]: One.\n\n[^why]: Two.\n`);
    expect(texts(page, "details .noted > p + .notes > #note-2")).toHaveLength(1);
    expect(selectAll(".note", page)).toHaveLength(2);
    const box = render(
      `<Run title="x">\n\nText.[^one]\n\n${inFold}\n</Run>\n\n[^one]: One.\n\n[^why]: Two.\n`,
    );
    expect(selectAll("details #note-2", box)).toHaveLength(1);
    expect(selectAll(".noted > .run + .notes > #note-1", box)).toHaveLength(1);
  });

  test("marks terms for its own readers, and leaves the section its first use in sight", () => {
    const glossary = [{ slug: "lock", term: "Lock", aliases: [], definition: "Tokens." }];
    const text = `## Introduction\n\n${FOLD.replace("It is", "The lock is")}\nA lock, a lock.\n`;
    const { html } = rendered(text, { terms: "[lock]" }, { glossary });
    expect(html.match(/<summary>.*?<\/summary>/)?.[0]).not.toContain("href");
    expect(html.match(/class="?term\b/g)).toHaveLength(2);
  });
});

describe("the words of a paper with folds", () => {
  const outline = (text: string) => readPaper(text).outline;
  const [seen, hidden] = ["seen ".repeat(440), "hidden ".repeat(440)];

  test("are all that can be read, and those in sight with the folds' titles, which take the minutes", () => {
    const text = `## Introduction\n\n${seen}\n\n${FOLD.replace("It is paid out first.", hidden)}`;
    expect(outline(text)).toMatchObject({
      wordsInSight: 446,
      wordCount: 886,
      readingMinutes: 2,
      sectionList: [{ words: 446 }],
    });
  });

  test("leave the appendix out, with its folds", () => {
    const text = `## Introduction\n\n<Appendix title="Code">\n\n${FOLD}\n</Appendix>\n`;
    expect(outline(text)).toMatchObject({ wordsInSight: 1, wordCount: 1 });
  });

  test("have a fold's note out of sight, wherever its text was written, and count a box around a fold", () => {
    const fold = FOLD.replace("first.", "first.[^why]");
    const text = `## Introduction\n\n<Run title="Paid">\n\nBea pays.\n\n${fold}\n</Run>\n\n[^why]: Two words.\n`;
    expect(outline(text)).toMatchObject({ wordsInSight: 9, wordCount: 16 });
  });
});
