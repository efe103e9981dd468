import { normalised, search } from "../../src/search/search";
import { answer, debouncedSearch, loads, options, page, section } from "./fake-pagefind";

/** What is found for the words where Pagefind finds these pages. */
async function found(words: string, ...pages: Parameters<typeof answer>) {
  debouncedSearch.mockResolvedValueOnce(answer(...pages));
  return (await search(words)) ?? [];
}

test.each([
  ["es\u200bcrow", "escrow"],
  ["\ufeff\u00a0escrow \u2060", "escrow"],
  ["ｅｓｃｒｏｗ", "escrow"],
  ["“appeal deposit”", "appeal deposit"],
  [" \u200d ", ""],
])("%j is searched as %j", (typed, words) => {
  expect(normalised(typed)).toBe(words);
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
  const escrow = section("Escrow", "An <mark>escrow.</mark>");
  const hits = await found(
    "escrow",
    page("/glossary", "Glossary", escrow),
    page("/litepapers/pop", "Proof of Performance", escrow),
    page("/questions", "Questions", escrow),
    page("/litepapers/agfi", "Agentic Finance", escrow),
  );
  expect(hits.map(({ page, url }) => [page, url])).toEqual([
    ["Questions", "/questions#escrow"],
    ["Proof of Performance", "/litepapers/pop#escrow"],
    ["Agentic Finance", "/litepapers/agfi#escrow"],
    ["Glossary", "/glossary#escrow"],
  ]);
});

test("only sections with all of the words are shown, or else those with the most, the best first", async () => {
  const paper = page(
    "/litepapers/pop",
    "Proof of Performance",
    section("Both", "Who <mark>loses</mark> <mark>pays.</mark>"),
    section("One", "It <mark>pays.</mark>", 9),
    section("Best", "Who <mark>loses</mark> <mark>pays.</mark>", 2),
  );
  const titles = async (words: string) => (await found(words, paper)).map(({ title }) => title);
  expect(await titles("pays lose")).toEqual(["Best", "Both"]);
  expect(await titles("pays solana")).toEqual(["One", "Best", "Both"]);
});

test("of a page the five best sections are shown", async () => {
  const sections = [1, 2, 3, 4, 5, 6].map((score) => section(`Fee ${score}`, "A <mark>fee.</mark>", score));
  const hits = await found("fee", page("/litepapers/pop", "Proof of Performance", ...sections));
  expect(hits.map(({ title }) => title)).toEqual(["Fee 6", "Fee 5", "Fee 4", "Fee 3", "Fee 2"]);
});

test.each([
  ["solana", "<mark>So</mark> it is.", 0],
  ["solving", "It is <mark>solved.</mark>", 1],
  ["sampling", "By <mark>cross-sampling.</mark>", 1],
])("a search for %j that leads Pagefind to %j finds sections: %i", async (words, text, count) => {
  expect(await found(words, page("/glossary", "Glossary", section("Term", text)))).toHaveLength(count);
});

describe("the sentence that is shown of a section", () => {
  const sentence = async (path: string, heading: string, text: string) =>
    (await found("pays lose", page(path, "Page", section(heading, text))))[0]?.sentence;

  test("is a whole one, with the most of the words", async () => {
    const best = "(Who <mark>loses</mark> <mark>pays</mark> 2.5 USDC.)";
    const text = `It <mark>pays.</mark> ${best} They <mark>lose.</mark>`;
    expect(await sentence("/litepapers/pop", "Fees", text)).toBe(best);
  });

  test("is the first of an answer to a question, which says the answer in short", async () => {
    const text = "The buyer. Who <mark>loses</mark> <mark>pays.</mark>";
    expect(await sentence("/questions", "Who pays?", text)).toBe("The buyer.");
  });

  test("is not the heading, also where nothing follows it", async () => {
    expect(await sentence("/litepapers/pop", "Who <mark>pays?</mark>", "Bea.")).toBe("Bea.");
    expect(await sentence("/litepapers/pop", "Who <mark>pays?</mark>", "")).toBe("");
  });

  test("has the signs that stand in the page", async () => {
    const text = "A &lt;job&gt; <mark>pays</mark> R&D.";
    expect(await sentence("/litepapers/pop", "Fees", text)).toBe("A <job> <mark>pays</mark> R&D.");
  });
});

test("a search after which another has begun has no answer", async () => {
  debouncedSearch.mockResolvedValueOnce(null);
  expect(await search("escrow")).toBeUndefined();
});

test("Pagefind works without its worker, is loaded once, and from another address after it has failed", async () => {
  await found("escrow");
  await found("fee");
  expect(loads).toEqual([0]);
  expect(options).toHaveBeenCalledWith(expect.objectContaining({ noWorker: true }));
  debouncedSearch.mockRejectedValueOnce(new Error("no index"));
  await expect(search("escrow")).rejects.toThrow("no index");
  await found("escrow");
  expect(loads).toEqual([0, 1]);
});
