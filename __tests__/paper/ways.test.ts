import { attributes, library, openPaper, render, texts } from "./writing";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

const TEXT = `
## Introduction

[described] ${words(438)} $x$ [@kleros, many words that a list of references has]

### Part

${words(220)}

## Rules

Table rules: ${words(100)}

| ${words(60)} |
| - |
| ${words(60)} |

<Run title="${words(9)}">

${words(209)} {run.job.price}

</Run>

\`\`\`text
${words(500)}
\`\`\`

<Appendix title="An interface">

### Calls

${words(100)}

### Errors

${words(110)}

\`\`\`text
${words(10)}
\`\`\`

</Appendix>`;

const ways = (lines: readonly string[]) => `<Ways>\n\n${lines.join("\n")}\n\n</Ways>\n`;

const PROMISED = { sections: "[introduction, rules]" };

/** The minutes of a way with these links. */
const minutes = (links: string) => texts(render(ways([`- To build: ${links}`]) + TEXT), ".way-minutes")[0];

test("the ways are named for those who do not see them, and have their links in order", () => {
  const page = render(
    ways([
      "- To decide whether it's sound: [the part](#part), [*rules*](#rules).",
      "- To build: [all](#appendix)",
    ]) + TEXT,
  );
  expect(attributes(page, "nav.ways", "ariaLabel")).toEqual(["Ways through this paper"]);
  expect(texts(page, ".way-title")).toEqual(["To decide whether it’s sound", "To build"]);
  expect(texts(page, ".ways ol a")).toEqual(["the part", "rules", "all"]);
  expect(attributes(page, ".ways ol a", "href")).toEqual(["#part", "#rules", "#appendix"]);
});

test("marks no term of the glossary, whose first use is in the text", () => {
  const glossary = [{ slug: "rules", term: "Rules", aliases: [], definition: "What holds." }];
  const text = `## Introduction\n\n${ways(["- To read the rules: [a](#introduction)"])}\nThe rules hold.\n`;
  const paper = openPaper(text, { terms: "[rules]" });
  expect(paper.render({ ...library, glossary }).html).toMatch(/To read the rules<.*The <a class="term"/);
});

test.each([
  ["a section, with its parts, and no mark, formula or citation", "[a](#introduction)", "3 minutes"],
  ["a part up to the next heading", "[a](#part)", "2 minutes"],
  ["a section's table, its caption and a run box, and no code", "[a](#rules)", "2 minutes"],
  ["all of the appendix, code too", "[a](#appendix)", "2 minutes"],
  ["a part of the appendix", "[a](#calls)", "1 minute"],
  ["what two links lead to only once", "[a](#introduction), [b](#part)", "3 minutes"],
  ["what several links lead to together", "[a](#part) and [b](#calls)", "2 minutes"],
])("the minutes are of %s", (_what, links, expected) => {
  expect(minutes(links)).toBe(expected);
});

test("the minutes of a section that has the ways in it are without them", () => {
  const text = `## Introduction\n\n${ways(["- To build: [what it is](#introduction)"])}\n${words(219)}\n`;
  expect(texts(render(text), ".way-minutes")).toEqual(["1 minute"]);
});

test("a section's fold is read where a link leads to it, and its title alone on the way through the section", () => {
  const text = `\n## Introduction\n\n${words(100)}\n\n<Details title="Why">\n\n${words(300)}\n\n</Details>\n`;
  const minutesOf = (links: string) =>
    texts(render(ways([`- To build: ${links}`]) + text), ".way-minutes")[0];
  expect(minutesOf("[all](#introduction)")).toBe("1 minute");
  expect(minutesOf("[all](#introduction), [why](#why)")).toBe("2 minutes");
  expect(minutesOf("[why](#why)")).toBe("2 minutes");
});

test("are a list with its minutes in the Markdown, and in the paper the words that were typed", () => {
  const paper = openPaper(ways(["- To build: [a](#part), [b](#rules)"]) + TEXT, PROMISED);
  const without = openPaper(TEXT, PROMISED);
  const address = "https://hyperagent.network/litepapers/sample";
  expect(paper.render(library).markdown).toContain(
    `- To build (4 minutes): [a](${address}#part), [b](${address}#rules)\n`,
  );
  expect(paper.outline().wordCount - without.outline().wordCount).toBe("To build: a b".split(" ").length);
});
