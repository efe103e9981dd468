import { litepaperFieldAdvice, parseLitepaperFrontmatter } from "../../src/content/litepaper-frontmatter";
import { PATH, places, problemsOf, writePaper } from "../paper/writing";

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
    lang: "en",
    datePublished: "2026-11-20",
    dateModified: "2026-11-21",
    sections: ["introduction"],
    terms: [],
    changes: [],
    moved: {},
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

test.each([
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
])("a change of version %j and day %j that reads %j is refused", (version, date, text, message) => {
  const problems = problemsWith({ changes: JSON.stringify([{ version, date, text }]) });
  expect(places(problems)).toEqual([expect.stringMatching(/^12:/)]);
  expect(problems[0]?.message).toBe(`\`changes.0.${message}`);
  expect(problems[0]?.advice).toBe(litepaperFieldAdvice.changes);
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

test.each(["The [agents](/a) work", "The agents work [@a]", "The $n$ agents work"])(
  "marks in a field, which would be shown, are told of: %s",
  (subtitle) => {
    expect(places(problemsWith({ subtitle }))).toEqual([
      "4:11 `subtitle`: is shown as it is typed, and has marks of Markdown.",
    ]);
  },
);

test.each(["The q* of agents", "It costs $5 at most"])(
  "a sign that marks nothing stands in a field as it is: %s",
  (subtitle) => {
    expect(parseLitepaperFrontmatter(writePaper("", { subtitle }), PATH).subtitle).toBe(subtitle);
  },
);

test("behind a hash and a space stands a note", () => {
  expect(parseLitepaperFrontmatter(writePaper("", { order: "1 # the first" }), PATH).order).toBe(1);
  expect(parseLitepaperFrontmatter(writePaper("", { subtitle: "A line # a note" }), PATH).subtitle).toBe(
    "A line",
  );
});

test.each(["- title", "title"])("a frontmatter %j without fields is named as such", (yaml) => {
  expect(places(problemsIn(`---\n${yaml}\n---\n`))).toEqual(["2:1 The frontmatter is not a list of fields."]);
});

test.each([
  ["title", '""', "2:8 `title`: has fewer than 1 characters."],
  ["title", '"two\\nlines"', "2:8 `title`: must be a single line."],
  ["shortTitle", "A name that is much too long", "3:13 `shortTitle`: has more than 24 characters."],
  ["version", '"draft"', "7:10 `version`: must be two or three numbers with dots."],
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

test("all malformed fields are listed at once", () => {
  const problems = problemsWith({ title: undefined, order: "0", version: "1", subtitel: "x" });
  expect(places(problems).sort()).toEqual([
    "11:1 `subtitel` is not a field of the frontmatter.",
    "1:1 `title` is missing.",
    "5:8 `order`: starts at 1.",
    "6:10 `version`: must be text.",
  ]);
});
