import { normaliseQuery, searchSite } from "../../src/search/search";
import { answer, debouncedSearch, loads, options, page, section } from "./fake-pagefind";

/** What is found for the words where Pagefind finds these pages. */
async function found(words: string, ...pages: Parameters<typeof answer>) {
  debouncedSearch.mockResolvedValueOnce(answer(...pages));
  return (await searchSite(words)) ?? [];
}

test.each([
  ["\ufeff\u00a0es\u200bcrow \u2060", "escrow"],
  ["ｅｓｃｒｏｗ", "escrow"],
  ["“appeal deposit”", "appeal deposit"],
])("%j is searched as %j", (typed, words) => {
  expect(normaliseQuery(typed)).toBe(words);
});

test.each([
  ["who pays if I lose", "pays lose"],
  ["How do appeals work", "appeals work"],
  ["What is", "What is"],
])("for %j Pagefind is asked for %j", async (words, asked) => {
  await found(words);
  expect(debouncedSearch.mock.lastCall?.[0]).toBe(asked);
});

test("questions come first, then papers in Pagefind's order, then the glossary", async () => {
  const escrow = section("Escrow.", "An <mark>escrow.</mark>");
  const paths = ["/glossary", "/litepapers/pop", "/questions", "/litepapers/agfi"];
  const hits = await found("escrow", ...paths.map((path) => page(path, `The page ${path}`, escrow)));
  expect(hits.map(({ page, url }) => [page, url])).toEqual([
    ["The page /questions", "/questions#escrow"],
    ["The page /litepapers/pop", "/litepapers/pop#escrow"],
    ["The page /litepapers/agfi", "/litepapers/agfi#escrow"],
    ["The page /glossary", "/glossary#escrow"],
  ]);
});

test("of a page the five best sections are shown: those with all of the words, or else with the most", async () => {
  const both = "Who <mark>loses</mark> <mark>pays.</mark>";
  const sections = [1, 2, 3, 4, 5, 6].map((score) => section(`Both ${score}.`, both, score));
  const paper = page("/litepapers/pop", "Paper", section("One.", "It <mark>pays.</mark>", 9), ...sections);
  const titles = async (words: string) => (await found(words, paper)).map(({ title }) => title);
  expect(await titles("pays lose")).toEqual(["Both 6", "Both 5", "Both 4", "Both 3", "Both 2"]);
  expect(await titles("pays solana")).toEqual(["One", "Both 6", "Both 5", "Both 4", "Both 3"]);
});

test.each([
  ["solana", "<mark>So</mark> it is.", 0],
  ["whitewashing", "<mark>While</mark> it is.", 0],
  ["solving", "It is <mark>solved.</mark>", 1],
  ["sampling", "By <mark>cross-sampling.</mark>", 1],
])("where Pagefind takes %j for what is marked in %j, %i are shown", async (words, text, count) => {
  expect(await found(words, page("/glossary", "Glossary", section("Term.", text)))).toHaveLength(count);
});

test.each([
  [
    "the one with the most of the words",
    "/litepapers/pop",
    "Fees.",
    "It <mark>pays.</mark> Who <mark>loses</mark> <mark>pays</mark> 2.5. No.",
    "Who <mark>loses</mark> <mark>pays</mark> 2.5.",
  ],
  [
    "of a question the first, which answers it in short",
    "/questions",
    "Who pays?",
    "The buyer. Who <mark>loses</mark> <mark>pays.</mark>",
    "The buyer.",
  ],
  ["not the heading", "/litepapers/pop", "Who <mark>pays?</mark>", "Bea or Lior.", "Bea or Lior."],
  ["none where there is only a heading", "/litepapers/pop", "Who <mark>pays?</mark>", "", ""],
  [
    "with the signs of the page",
    "/glossary",
    "Fees.",
    "A &lt;job&gt; <mark>pays</mark> R&D.",
    "A <job> <mark>pays</mark> R&D.",
  ],
])("the sentence shown of a section is %s", async (_which, path, heading, text, sentence) => {
  const [hit] = await found("pays lose", page(path, "Page", section(heading, text)));
  expect(hit?.sentence).toBe(sentence);
});

test("Pagefind works without its worker, is loaded once, and from another address after it has failed", async () => {
  await found("escrow");
  await found("fee");
  expect(loads).toEqual([0]);
  expect(options).toHaveBeenCalledWith(expect.objectContaining({ noWorker: true }));
  debouncedSearch.mockRejectedValueOnce(new Error("no index"));
  await expect(searchSite("escrow")).rejects.toThrow("no index");
  await found("escrow");
  expect(loads).toEqual([0, 1]);
});
