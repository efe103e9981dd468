import { litepaperFieldAdvice, parseLitepaperFrontmatter } from "../../src/content/litepaper-frontmatter";
import { fields, PATH, places, problemsOf, writePaper } from "../paper/writing";

const problemsIn = (source: string) => problemsOf(() => parseLitepaperFrontmatter(source, PATH));
const problemsWith = (changes: Record<string, string | undefined>) => problemsIn(writePaper("", changes));

test("takes a complete frontmatter as it is", () => {
  expect(parseLitepaperFrontmatter(writePaper("## Introduction"), PATH)).toEqual({
    title: "Sample paper",
    shortTitle: "Sample",
    subtitle: "A paper for tests",
    summary: "A sentence that is long enough to stand on a card and in a search result.",
    order: 1,
    version: "0.1",
    datePublished: "2026-11-20",
    dateModified: "2026-11-21",
    sections: ["introduction"],
    terms: [],
    changes: [],
    draft: false,
  });
});

test("has the apostrophes and quotation marks of a printed page in whatever people read", () => {
  const typed = `The agent's "own" words, which are long enough to stand on a card.`;
  const set = "The agent’s “own” words, which are long enough to stand on a card.";
  const changes = JSON.stringify([{ version: "0.1", date: "2026-11-21", text: typed }]);
  const names = { title: `"An agent's paper"`, shortTitle: `"An agent's"`, subtitle: `"An agent's line"` };
  const paper = parseLitepaperFrontmatter(
    writePaper("", { ...names, summary: JSON.stringify(typed), changes }),
    PATH,
  );
  expect([paper.title, paper.shortTitle, paper.subtitle, paper.summary, paper.changes[0]?.text]).toEqual([
    "An agent’s paper",
    "An agent’s",
    "An agent’s line",
    set,
    set,
  ]);
});

describe("changes", () => {
  const entry = (version: string, date: string, text: string) =>
    `[{ version: ${JSON.stringify(version)}, date: ${JSON.stringify(date)}, text: ${JSON.stringify(text)} }]`;

  test("are taken as they stand", () => {
    const changes = entry("0.1", "2026-11-21", "A claim was too strong and is withdrawn.");
    expect(parseLitepaperFrontmatter(writePaper("", { changes }), PATH).changes).toEqual([
      { version: "0.1", date: "2026-11-21", text: "A claim was too strong and is withdrawn." },
    ]);
  });

  test.each([
    [
      "soon",
      "2026-11-21",
      "Long enough to be a change.",
      "version`: must be two or three numbers with dots.",
    ],
    [
      "0.1",
      "2026-11-22",
      "Long enough to be a change.",
      "date`: is not between datePublished and dateModified.",
    ],
    [
      "0.1",
      "2026-11-19",
      "Long enough to be a change.",
      "date`: is not between datePublished and dateModified.",
    ],
    ["0.1", "2026-11-21", "Too short.", "text`: has fewer than 20 characters."],
  ])("of version %j and day %j that read %j are refused", (version, date, text, message) => {
    const problems = problemsWith({ changes: entry(version, date, text) });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toBe(`\`changes.0.${message}`);
    expect(problems[0]).toMatchObject({ line: 12, advice: litepaperFieldAdvice.changes });
  });
});

test("what is missing in a change is shown at the change, and an unknown field of it at its name", () => {
  const changes = `
  - version: "0.1"
    date: "2026-11-21"
    text: A claim was too strong and is withdrawn.
  - version: "0.1"
    day: "2026-11-21"
    text: A claim was too weak and is stated.`;
  const problems = problemsWith({ changes });
  expect(places(problems)).toEqual([
    "16:5 `changes.1.date` is missing.",
    "17:5 `changes.1.day` is not a field of the frontmatter.",
  ]);
  expect(problems.map(({ advice }) => advice)).toEqual([
    litepaperFieldAdvice.changes,
    litepaperFieldAdvice.changes,
  ]);
});

test("takes a file with Windows line ends", () => {
  const source = writePaper("## Introduction").replaceAll("\n", "\r\n");
  expect(parseLitepaperFrontmatter(source, PATH).title).toBe("Sample paper");
});

test("a paper without terms uses none", () => {
  expect(parseLitepaperFrontmatter(writePaper("", { terms: undefined }), PATH).terms).toEqual([]);
});

test.each(["*Agents*", "**Agents**", "[*Agents*]"])(
  "emphasis in a field, %s, is shown where it stands",
  (subtitle) => {
    const [problem, ...others] = problemsWith({ subtitle });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ path: PATH, line: 4, column: subtitle.indexOf("*") + 11 });
    expect(problem?.message).toBe("The frontmatter is not valid YAML: an asterisk stands for another value.");
    expect(problem?.advice).toContain("without asterisks");
  },
);

test.each([
  "The *agents* work",
  "The `agents` work",
  "The ~~agents~~ work",
  "The [agents](/a) work",
  "The agents work [@a]",
  "The $n$ agents work",
])("marks in a field, which would be shown, are told of: %s", (subtitle) => {
  expect(places(problemsWith({ subtitle }))).toEqual([
    "4:11 `subtitle`: is shown as it is typed, and has marks of Markdown.",
  ]);
});

test.each(["The q* of agents", "It costs $5 at most", "The agents [and others]"])(
  "a sign that marks nothing stands in a field as it is: %s",
  (subtitle) => {
    expect(parseLitepaperFrontmatter(writePaper("", { subtitle }), PATH).subtitle).toBe(subtitle);
  },
);

test.each(["“Agents work”", "„Agents work“", "“Agents: work and pay”"])(
  "quotation marks of a word processor, %s, are shown where they begin, and are to be straight",
  (subtitle) => {
    const [problem, ...others] = problemsWith({ subtitle });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ path: PATH, line: 4, column: 11 });
    expect(problem?.message).toContain("these quotation marks are curly");
    expect(problem?.advice).toContain("straight");
  },
);

test("a hash before a word, behind which the rest would be lost, is shown; a note behind one is none", () => {
  const subtitle = "How agent #1 pays";
  expect(places(problemsWith({ subtitle }))).toEqual([
    `4:${subtitle.indexOf("#") + 11} The frontmatter is not valid YAML: everything behind a hash is left out.`,
  ]);
  expect(parseLitepaperFrontmatter(writePaper("", { order: "1 # the first" }), PATH).order).toBe(1);
  expect(parseLitepaperFrontmatter(writePaper("", { subtitle: "A line # a note" }), PATH).subtitle).toBe(
    "A line",
  );
});

test.each(["- title", "title"])("a frontmatter %j without fields is named as such", (yaml) => {
  expect(places(problemsIn(`---\n${yaml}\n---\n`))).toEqual(["2:1 The frontmatter is not a list of fields."]);
});

test.each(Object.keys(fields).filter((name) => name !== "terms"))(
  "a missing %s is named, with what to write",
  (name) => {
    expect(problemsWith({ [name]: undefined })).toEqual([
      {
        path: PATH,
        line: 1,
        column: 1,
        message: `\`${name}\` is missing.`,
        advice: litepaperFieldAdvice[name],
      },
    ]);
  },
);

const LONG_LINE = "x".repeat(161);

test.each([
  ["title", "12", "2:8 `title`: must be text."],
  ["title", '""', "2:8 `title`: has fewer than 1 characters."],
  ["title", '"two\\nlines"', "2:8 `title`: must be a single line."],
  ["shortTitle", "A name that is much too long", "3:13 `shortTitle`: has more than 24 characters."],
  ["subtitle", LONG_LINE, "4:11 `subtitle`: has more than 140 characters."],
  ["summary", LONG_LINE, "5:10 `summary`: has more than 160 characters."],
  ["order", "0", "6:8 `order`: starts at 1."],
  ["version", '"draft"', "7:10 `version`: must be two or three numbers with dots."],
  [
    "datePublished",
    '"20 November 2026"',
    "8:16 `datePublished`: is not a date of the calendar written as YYYY-MM-DD.",
  ],
  ["sections", "introduction", "10:11 `sections`: must be a list of section ids."],
  ["sections", "[]", "10:11 `sections`: must name at least one section."],
  [
    "sections",
    "[introduction, Job states]",
    "10:26 `sections.1`: may hold lower-case letters, digits, hyphens and underscores only.",
  ],
  ["terms", "escrow", "11:8 `terms`: must be a list of glossary file names."],
])("a malformed %s (%s) is shown at its value", (name, value, place) => {
  const problems = problemsWith({ [name]: value });
  expect(places(problems)).toEqual([place]);
  expect(problems[0]?.advice).toBe(litepaperFieldAdvice[name]);
});

test("an unknown field is shown at its name, with the names there are", () => {
  const [problem] = problemsWith({ summry: "A typing mistake" });
  expect(problem).toMatchObject({
    line: 12,
    column: 1,
    message: "`summry` is not a field of the frontmatter.",
  });
  expect(problem?.advice).toContain("title, shortTitle, subtitle, summary, order");
});

test("a paper may be changed on the day of its publication", () => {
  const source = writePaper("", { dateModified: '"2026-11-20"' });
  expect(parseLitepaperFrontmatter(source, PATH).dateModified).toBe("2026-11-20");
});

test("all malformed fields are listed at once", () => {
  const problems = problemsWith({ title: undefined, order: "0", version: "1", subtitel: "x" });
  expect(places(problems).sort()).toEqual([
    "11:1 `subtitel` is not a field of the frontmatter.",
    "1:1 `title` is missing.",
    "5:8 `order`: starts at 1.",
    "6:10 `version`: must be text.",
  ]);
});
