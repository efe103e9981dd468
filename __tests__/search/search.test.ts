import { piecesOf, type SearchIndex, searchIn } from "../../src/search/search";

test.each([
  ["A <mark>.sol</mark> file.", "A |[.sol]| file."],
  ["<mark>R&amp;D</mark> and a&lt; b", "[R&D]| and a< b\u00a0…"],
  ["Who decides? “Nobody.”", "Who decides? “Nobody.”"],
  ["it&#39;s &amp;lt;", "…\u00a0it's &lt;\u00a0…"],
  ["", ""],
])("the excerpt “%s” is shown as “%s”", (excerpt, shown) => {
  const pieces = piecesOf(excerpt).map(({ text, marked }) => (marked ? `[${text}]` : text));
  expect(pieces.join("|")).toBe(shown);
});

describe("of the sections", () => {
  const sections: Record<string, { title: string; names?: string; text: string }> = {
    "/pop#appeal": { title: "Appeal and deposits", text: "Who appeals locks a deposit, a deposit." },
    "/pop#fees": { title: "Fees", text: "The appeal costs less than the dispute." },
    "/glossary#deposit": { title: "Deposit", text: "What is locked." },
    "/#demo": { title: "Play the demo", names: "demo|see demo", text: "One season." },
    "/agfi#demo": { title: "Demonstrations", text: "A demo, a demo and a demo." },
  };
  const known = ["appeal", "appeals", "deposit", "deposits", "locks", "fees", "dispute", "demo", "waitlist"];

  /** As Pagefind: what has all words, or what is begun like them, with each place as a point. */
  const index: SearchIndex = {
    search: async (query) => {
      const isPhrase = query.startsWith('"');
      const words = isPhrase ? [query.replaceAll('"', "")] : query.toLowerCase().split(" ");
      const results = Object.entries(sections).flatMap(([url, { text, ...meta }]) => {
        const all = `${meta.title} ${meta.names} ${text}`.toLowerCase();
        const places = words.map((word) => all.split(word.replace(/s$/, "")).length - 1);
        const score = places.reduce((sum, count) => sum + count, 0);
        const page = [url.slice(1).split("#")[0] ?? ""];
        return places.includes(0)
          ? []
          : [{ score, data: async () => ({ url, meta, filters: { page }, excerpt: text }) }];
      });
      return { results: results.sort((one, other) => other.score - one.score) };
    },
  };
  const urls = async (query: string) =>
    (await searchIn(index, query, known)).pages.flatMap(({ hits }) => hits.map(({ url }) => url));

  test.each([
    ["appeal", ["/pop#appeal", "/pop#fees"]],
    ["deposit", ["/glossary#deposit", "/pop#appeal"]],
    ["appeal deposit", ["/pop#appeal"]],
    ["how do appeals cost?", ["/pop#appeal", "/pop#fees"]],
    ["dispute deposit", ["/pop#appeal", "/pop#fees", "/glossary#deposit"]],
    ["“the dispute”", ["/pop#fees"]],
    ["See demo", ["/#demo", "/agfi#demo"]],
    ["zyx kraken", []],
    ["—", []],
  ])(
    "“%s” finds those with all telling words, or else with any, what is called so first",
    async (query, found) => {
      expect(await urls(query)).toEqual(found);
    },
  );

  test("results stand by page, each once", async () => {
    const { pages } = await searchIn(index, "deposit", known);
    expect(pages.map(({ title, hits }) => [title, hits.length])).toEqual([
      ["glossary", 1],
      ["pop", 1],
    ]);
  });

  test.each([
    ["depsoit", ["depsoit"], "deposit"],
    ["fees deposti", ["deposti"], "fees deposit"],
    ["dipsute, depozit?", ["dipsute", "depozit"], "dispute deposit"],
  ])("“%s” is taken for what was probably meant, and the answer says so", async (query, typed, shown) => {
    const { pages, instead } = await searchIn(index, query, known);
    expect(instead).toEqual({ typed, shown });
    expect(pages).toEqual((await searchIn(index, shown, known)).pages);
    expect(pages).not.toEqual([]);
  });

  test.each(["deposit", "deposi", "disputed", "disputing", "zyx", "kraken", "“depsoit of a”"])(
    "“%s” is taken for nothing else",
    async (query) => {
      expect((await searchIn(index, query, known)).instead).toBeUndefined();
    },
  );
});
