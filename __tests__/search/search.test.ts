import { normaliseQuery, searchSite } from "../../src/search/search";

const options = jest.fn();
const debouncedSearch = jest.fn();

jest.mock("/pagefind/pagefind.js", () => ({ options, debouncedSearch }), { virtual: true });

type Page = { url: string; meta: { title: string }; sub_results: ReturnType<typeof section>[] };

/** Pagefind's addresses end with a slash. */
const page = (path: string, title: string, ...sections: ReturnType<typeof section>[]): Page => ({
  url: `${path}/`,
  meta: { title },
  sub_results: sections.map((found) => ({ ...found, url: `${path}/${found.url}` })),
});

/** The excerpt of a section is its text, which begins with its heading. */
const section = (heading: string, text: string, score = 1) => ({
  url: `#${heading
    .toLowerCase()
    .replaceAll(/<\/?mark>|[^a-z ]/g, "")
    .replaceAll(" ", "-")}`,
  title: heading.replaceAll(/<\/?mark>/g, "").replace(/\.$/, ""),
  excerpt: `${heading} ${text}`.trim(),
  weighted_locations: [{ balanced_score: score }],
});

/** Returns the hits for the words where Pagefind finds these pages. */
async function findHits(words: string, ...pages: Page[]) {
  debouncedSearch.mockResolvedValueOnce({ results: pages.map((found) => ({ data: async () => found })) });
  return (await searchSite(words)) ?? [];
}

test.each([
  ["\ufeff\u00a0es\u200bcrow \u2060", "escrow"],
  ["ｅｓｃｒｏｗ", "escrow"],
  ["“appeal deposit”", "appeal deposit"],
])("%j is normalised to %j", (typed, words) => {
  expect(normaliseQuery(typed)).toBe(words);
});

test.each([
  ["who pays if I lose", "pays lose"],
  ["How do appeals work", "appeals work"],
  ["What is", "What is"],
  ["session-keys", "session keys"],
  ["proof‐of‐performance", "proof performance"],
  ["–", "–"],
])("the query %j is sent to Pagefind as %j", async (words, asked) => {
  await findHits(words);
  expect(debouncedSearch.mock.lastCall?.[0]).toBe(asked);
});

test("questions are listed first, then papers in Pagefind's order, the glossary, and the landing page", async () => {
  const escrow = section("Escrow.", "An <mark>escrow.</mark>");
  const paths = ["", "/glossary", "/litepapers/pop", "/questions", "/litepapers/agfi"];
  const hits = await findHits("escrow", ...paths.map((path) => page(path, `The page ${path}`, escrow)));
  expect(hits.map(({ page, url }) => [page, url])).toEqual([
    ["The page /questions", "/questions#escrow"],
    ["The page /litepapers/pop", "/litepapers/pop#escrow"],
    ["The page /litepapers/agfi", "/litepapers/agfi#escrow"],
    ["The page /glossary", "/glossary#escrow"],
    ["The page ", "/#escrow"],
  ]);
});

test("each page shows its five best sections: those with all words, or else with the most", async () => {
  const both = "Who <mark>loses</mark> <mark>pays.</mark>";
  const sections = [1, 2, 3, 4, 5, 6].map((score) => section(`Both ${score}.`, both, score));
  const paper = page("/litepapers/pop", "Paper", section("One.", "It <mark>pays.</mark>", 9), ...sections);
  const titles = async (words: string) => (await findHits(words, paper)).map(({ title }) => title);
  expect(await titles("pays lose")).toEqual(["Both 6", "Both 5", "Both 4", "Both 3", "Both 2"]);
  expect(await titles("pays solana")).toEqual(["One", "Both 6", "Both 5", "Both 4", "Both 3"]);
});

test.each([
  ["solana", "<mark>So</mark> it is.", 0],
  ["whitewashing", "<mark>While</mark> it is.", 0],
  ["solving", "It is <mark>solved.</mark>", 1],
  ["naive", "A <mark>naïve</mark> buyer.", 1],
  ["sampling", "By <mark>cross-sampling.</mark>", 1],
])("for %j Pagefind marks %j: %i hits are shown", async (words, text, count) => {
  expect(await findHits(words, page("/glossary", "Glossary", section("Term.", text)))).toHaveLength(count);
});

test.each([
  [
    "the sentence with the most of the words",
    "/litepapers/pop",
    "Fees.",
    "It <mark>pays.</mark> Who <mark>loses</mark> <mark>pays</mark> 2.5. No.",
    "Who <mark>loses</mark> <mark>pays</mark> 2.5.",
  ],
  [
    "the first sentence of the answer to a question",
    "/questions",
    "Who pays?",
    "The buyer. Who <mark>loses</mark> <mark>pays.</mark>",
    "The buyer.",
  ],
  [
    "a sentence of its text, not its heading",
    "/litepapers/pop",
    "Who <mark>pays?</mark>",
    "Bea or Lior.",
    "Bea or Lior.",
  ],
  ["no sentence where it has only a heading", "/litepapers/pop", "Who <mark>pays?</mark>", "", ""],
  [
    "a sentence with the signs < and > as the page has them",
    "/glossary",
    "Fees.",
    "A &lt;job&gt; <mark>pays</mark> R&D.",
    "A <job> <mark>pays</mark> R&D.",
  ],
])("a section is shown by %s", async (_which, path, heading, text, sentence) => {
  const [hit] = await findHits("pays lose", page(path, "Page", section(heading, text)));
  expect(hit?.sentence).toBe(sentence);
});

test("Pagefind is loaded once and without its worker", async () => {
  await findHits("escrow");
  await findHits("fee");
  expect(options).toHaveBeenCalledTimes(1);
  expect(options).toHaveBeenCalledWith(expect.objectContaining({ noWorker: true, excerptLength: 5000 }));
});
