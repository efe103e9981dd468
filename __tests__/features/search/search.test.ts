import {
  answers,
  asQuoted,
  piecesOf,
  type SearchIndex,
  searchIn,
  withoutTitle,
} from "../../../src/features/search/search";
import type { SearchAids } from "../../../src/features/search/search-aids";

test.each([
  ["a <mark>.sol</mark> file", "a |[.sol]| file"],
  ["(an <mark>escrow),</mark> which", "(an |[escrow]|),| which"],
  ["<mark>R&amp;D</mark> and <mark>a&lt;</mark>", "[R&D]| and |[a<]"],
  ["&amp;lt; &quot;it&#39;s&quot;", '&lt; "it\'s"'],
])("of “%s” words alone are marked", (excerpt, shown) => {
  const pieces = piecesOf(excerpt).map(({ text, marked }) => (marked ? `[${text}]` : text));
  expect(pieces.join("|")).toBe(shown);
});

describe("an excerpt", () => {
  const excerpt = [
    { text: "Health ", marked: false },
    { text: "factor", marked: true },
    { text: ". The value of a loan", marked: false },
  ];

  test.each([
    ["Health factor", [{ text: "The value of a loan", marked: false }]],
    [
      "Health",
      [
        { text: "factor", marked: true },
        { text: ". The value of a loan", marked: false },
      ],
    ],
    ["Heal", excerpt],
    ["The value", excerpt],
    ["Health factor. The value of a loan", []],
  ])("goes without the heading “%s” at its beginning", (title, shown) => {
    expect(withoutTitle(excerpt, title)).toEqual(shown);
  });

  test.each([
    ["it holds the payment", "…\u00a0it holds the payment\u00a0…"],
    ["Escrow holds the payment.", "Escrow holds the payment."],
    ["Who decides? “Nobody.”", "Who decides? “Nobody.”"],
    ["Élan and", "Élan and\u00a0…"],
    ["", ""],
  ])("of “%s” reads “%s”", (text, quoted) => {
    expect(
      asQuoted([{ text, marked: false }])
        .map((piece) => piece.text)
        .join(""),
    ).toBe(quoted);
  });
});

test.each([
  "disputes dispute",
  "dispute Disputing",
  "policies policy",
  "running run",
  "validators cross-validation",
  "reput reputation",
  "L3 L3:",
  "ERC (ERC-8183)",
  "“escrow” Escrow",
  "ERC-4337A ERC4337A",
  "subagent sub-agents",
])("a word is answered by its other forms, whatever signs stand around or in it: %s", (pair) => {
  const [query = "", found = ""] = pair.split(" ");
  expect(answers(query, found)).toBe(true);
});

test.each([
  "zzyzx z",
  "xylophone xy",
  "L3 layer",
  "waitlist waiting",
  "wines window",
  "agents agencies",
  "escow escrow",
  "— anything",
])("a word is not answered by one that only begins alike, as Pagefind finds it: %s", (pair) => {
  const [query = "", found = ""] = pair.split(" ");
  expect(answers(query, found)).toBe(false);
});

describe("of the sections", () => {
  const texts: Record<string, string> = {
    "/pop#appeal": "Appeal and deposits. Who appeals locks a deposit.",
    "/pop#fees": "Fees. The appeal costs less than the dispute.",
    "/agfi#loan": "A loan. Its deposit is the deposit of a deposit.",
    "/agfi#work": "Work. How appeals work, and what for.",
    "/agfi#votes": "Votes. A vote is a vote, and votes are votes.",
    "/glossary#vote": "Vote. Votes are cast once.",
  };

  /** As Pagefind: what has all words, or what is begun like them, with each place as a point. */
  const index: SearchIndex = {
    search: async (query) => {
      const isPhrase = query.startsWith('"');
      const words = isPhrase ? [query.replaceAll('"', "")] : query.toLowerCase().replace("?", "").split(" ");
      const results = Object.entries(texts).flatMap(([url, text]) => {
        const places = words.map((word) => text.toLowerCase().split(word).length - 1);
        if (places.includes(0)) return [];
        const excerpt = words.reduce(
          (marked, word) => marked.replaceAll(new RegExp(`${word}\\w*`, "gi"), "<mark>$&</mark>"),
          text,
        );
        const score = isPhrase ? 1 : places.reduce((sum, count) => sum + count, 0);
        const [page = "", title = ""] = [url.slice(1).split("#")[0], text.split(".")[0]];
        return [
          {
            id: url,
            score,
            data: async () => ({ url, meta: { title }, filters: { page: [page] }, excerpt }),
          },
        ];
      });
      return { results: results.sort((one, other) => other.score - one.score) };
    },
  };
  const aids: SearchAids = {
    words: ["waitlist", "join", "demo", "play", "deposit", "dispute", "deposits"],
    places: [
      { url: "/#demo", title: "Play the demo", about: "One job.", names: ["demo", "play demo"] },
      {
        url: "/#email",
        title: "Join the waitlist",
        about: "We write.",
        names: ["waitlist", "join waitlist"],
      },
      { url: "/agfi", title: "Agentic Finance", about: "Loans.", names: ["Agentic Finance", "AgFi"] },
      { url: "/pop#fees", title: "What it costs", about: "Fees.", names: ["Fees"] },
    ],
    symbols: [{ url: "/pop#symbol-d-e", title: "δ_e", about: "Losses.", names: ["δ_e", "delta_e"] }],
    suggestions: [],
  };
  const urls = async (query: string) =>
    (await searchIn(index, query, aids)).pages.map(({ title, hits }) => [
      title,
      ...hits.map(({ url }) => url),
    ]);

  const LOAN = ["agfi", "/agfi#loan"];
  const WORK = ["agfi", "/agfi#work"];
  const APPEAL = ["pop", "/pop#appeal"];
  const BOTH = ["pop", "/pop#appeal", "/pop#fees"];
  const FEES = ["pop", "/pop#fees"];

  test.each([
    ["deposit", [LOAN, APPEAL]],
    ["appeal deposit", [APPEAL]],
    ["appeal", [BOTH, WORK]],
    ["how do deposits work?", [APPEAL]],
    ["does it work?", [WORK]],
    ["what for", [WORK]],
    ["loan appeal dispute", [FEES]],
    ["deposit dispute", [LOAN, BOTH]],
    ["dispute deposit", [LOAN, BOTH]],
    ['"the dispute"', [FEES]],
    ["“the dispute”", [FEES]],
    ['"a deposit"', [LOAN, APPEAL]],
    ['"deposit"', [LOAN, APPEAL]],
    ['"loan" deposit', [LOAN]],
    ["de_posit loan", [LOAN]],
    ["a loan", [LOAN]],
    ["nowhere at all", []],
  ])(
    "“%s” finds those with most of its words, by page, what is called so first and then the best",
    async (query, found) => {
      expect(await urls(query)).toEqual(found);
    },
  );

  test.each(["Vote?", "votes"])(
    "“%s” finds the term itself first, in whichever form it is typed",
    async (query) => {
      expect(await urls(query)).toEqual([
        ["glossary", "/glossary#vote"],
        ["agfi", "/agfi#votes"],
      ]);
    },
  );

  test.each([
    ["waitlist", ["Pages", "/#email"]],
    ["Wait list", ["Pages", "/#email"]],
    ["join the waitlist", ["Pages", "/#email"]],
    ["How do I join the waitlist?", ["Pages", "/#email"]],
    ["watlist", ["Pages", "/#email"]],
    ["demo", ["Pages", "/#demo"]],
    ["AgFi", ["Pages", "/agfi"]],
  ])("“%s” leads first to what is called so", async (query, [title, url]) => {
    const [first] = await urls(query);
    expect(first).toEqual([title, url]);
  });

  test.each(["δ_e", "δe", "δ e", "delta_e", "Delta e"])(
    "“%s” leads to the symbol, and to the sections that have it, not to longer words",
    async (query) => {
      const sections: SearchIndex = {
        search: async (word) => ({
          results: ["δ_e", "δement"].map((text, score) => ({
            ...{ id: text, score },
            data: async () => ({
              ...{ url: `/pop#${text}`, meta: { title: text }, filters: { page: ["pop"] } },
              excerpt: word === "δe" ? `a <mark>${text}</mark>` : "",
            }),
          })),
        }),
      };
      const { pages } = await searchIn(sections, query, aids);
      expect(pages.map(({ title, hits }) => [title, ...hits.map(({ url }) => url)])).toEqual([
        ["Symbols", "/pop#symbol-d-e"],
        ["pop", "/pop#δ_e"],
      ]);
    },
  );

  test("a place whose name only begins so comes last", async () => {
    // The rest of the name is still to come.
    expect(await urls("waitl")).toEqual([["Pages", "/#email"]]);
    expect((await urls("de")).flat()).not.toContain("/#demo");
    expect((await urls("fee")).at(-1)).toEqual(["Pages", "/pop#fees"]);
  });

  test("places stand together, the one that is called so before those whose name begins so", async () => {
    const place = (name: string) => ({ url: `/${name}`, title: name, about: "It.", names: [name] });
    const places = [place("popular"), place("pop")];
    const { pages } = await searchIn(index, "pop", { ...aids, places });
    expect(pages.map(({ hits }) => hits.map(({ url }) => url))).toEqual([["/pop", "/popular"]]);
  });

  test("what is called so is shown once, though it is a section that has the words too", async () => {
    expect(await urls("fees")).toEqual([["Pages", "/pop#fees"]]);
  });

  test.each([
    ["depsoit", ["depsoit"], "deposit"],
    ["loan deposti", ["deposti"], "loan deposit"],
    ["dipsute, depozit?", ["dipsute", "depozit"], "dispute deposit"],
  ])("“%s” is taken for what was probably meant, and the answer says so", async (query, typed, shown) => {
    const { pages, instead } = await searchIn(index, query, aids);
    expect(instead).toEqual({ typed, shown });
    expect(pages).toEqual((await searchIn(index, shown, aids)).pages);
    expect(pages).not.toEqual([]);
  });

  test.each(["deposit", "deposi", "loan", "zyx", "kraken", "“depsoit of a”"])(
    "“%s” is taken for nothing else",
    async (query) => {
      expect((await searchIn(index, query, aids)).instead).toBeUndefined();
    },
  );

  test("what only begins like a word, as Pagefind finds it, is not found by it", async () => {
    const shortened: SearchIndex = { search: (query) => index.search(query.replace("deponent", "dep")) };
    expect((await searchIn(shortened, "deponent", aids)).pages).toEqual([]);
    expect((await searchIn(shortened, "loan deponent", aids)).pages).toEqual(
      (await searchIn(index, "loan", aids)).pages,
    );
  });
});
