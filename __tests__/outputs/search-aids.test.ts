import type { PaperDocument } from "../../src/outputs/documents";
import { searchAids } from "../../src/outputs/search-aids";
import { searchRecords } from "../../src/outputs/search-records";
import { documents, paper, treeOf } from "./documents";

const aidsOf = (content: Pick<typeof documents, "papers" | "questions" | "terms">) =>
  searchAids({ run: documents.run, ...content }, searchRecords(content));
const withBody = (body: string, slug = "pop"): PaperDocument => ({ ...paper, slug, tree: treeOf(body) });
const aids = aidsOf(documents);

test("the places are the demo, the form, the site's pages and its papers, by each of their names", () => {
  expect(aids.places.map(({ url }) => url)).toEqual([
    "/#demo",
    "/#waitlist-email",
    "/",
    "/#litepapers",
    "/questions",
    "/open-questions",
    "/glossary",
    "/litepapers/pop",
    "/litepapers/agfi",
  ]);
  expect(aids.places.find(({ url }) => url === "/litepapers/pop")).toEqual({
    url: "/litepapers/pop",
    title: "Proof",
    about: "Of </script> work",
    names: ["Proof", "PoP"],
  });
  for (const { title, about } of aids.places) expect([title, about]).not.toContain("");
});

test("words are those of places, terms, headings and texts, in this order, once each and not the shortest", () => {
  const { words } = aidsOf({
    questions: [],
    terms: [{ slug: "escrow", term: "Escrow (held)", definition: "A payment." }],
    papers: [
      withBody(
        '<h2 id="capacity">Capacity</h2><p>Once and twice.</p><h2 id="of-it">Of it</h2><p>Twice an escrow.</p>',
      ),
    ],
  });
  const order = ["demo", "waitlist", "escrow", "held", "capacity", "twice", "once"];
  expect(words.filter((word) => order.includes(word))).toEqual(order);
  expect(words).toContain("payment");
  for (const word of ["of", "it", "an", "and", "Escrow"]) expect(words).not.toContain(word);
  expect(new Set(words).size).toBe(words.length);
});

test("a symbol leads to where the first paper lists it, or to a number of the run that has it, by what is typed for it", () => {
  const LIST =
    '<section class="symbols"><dl><dt id="symbol-T-w"><math><msub><mi>T</mi><mi>w</mi></msub></math></dt><dd>waiting period</dd></dl></section>';
  const NUMBERS =
    '<p id="p-0a1b2c"><data data-name="window.waiting">72 hours</data></p><p id="p-3d4e5f"><data data-name="window.validation.number">12</data></p>';
  const { symbols } = aidsOf({
    ...documents,
    papers: [withBody(LIST), withBody(LIST + NUMBERS, "agfi")],
  });
  const description = documents.run.inputs["window.validation"]?.description ?? "";
  expect(symbols).toEqual([
    {
      url: "/litepapers/pop#symbol-T-w",
      title: "T_w",
      about: "waiting period, in Proof",
      names: ["T_w"],
    },
    {
      url: "/litepapers/agfi#p-3d4e5f",
      title: "τ_v",
      about: `${description.replace("τ_v, ", "")}, in Proof`,
      names: ["τ_v", "tau_v"],
    },
  ]);
});

describe("the suggestions", () => {
  const suggested = (content: Parameters<typeof aidsOf>[0], kind: string) =>
    aidsOf(content).suggestions.find(({ title }) => title === kind)?.links;

  test("are a question of each reader, the terms that most sections name, the papers, the demo and the waitlist", () => {
    const content = {
      papers: [
        withBody('<h2 id="read">How to read this paper</h2>'),
        withBody('<h2 id="locks">Locks</h2><p>A block of it.</p>', "agfi"),
      ],
      questions: documents.questions,
      terms: [
        { slug: "block", term: "Ock", definition: "In no text." },
        { slug: "lock", term: "Lock", definition: "A thing." },
      ],
    };
    expect(aidsOf(content).suggestions).toEqual([
      {
        title: "Questions",
        links: [
          { url: "/questions#why", title: "Why hold it?" },
          { url: "/questions#how", title: "How do I begin?" },
        ],
      },
      {
        title: "Terms",
        links: [
          { url: "/glossary#lock", title: "Lock" },
          { url: "/glossary#block", title: "Ock" },
        ],
      },
      {
        title: "Litepapers",
        links: [
          { url: "/litepapers/pop", title: "Proof" },
          { url: "/litepapers/agfi", title: "Proof" },
        ],
      },
      {
        title: "On this site",
        links: [
          { url: "/#demo", title: "Play the demo" },
          { url: "/#waitlist-email", title: "Join the waitlist" },
        ],
      },
    ]);
  });

  test("are a handful of each kind, however many papers there are", () => {
    const papers = Array.from({ length: 9 }, (_, index) =>
      withBody('<h2 id="why">Why it holds</h2>', `paper-${index}`),
    );
    const terms = papers.map(({ slug }) => ({ slug, term: slug, definition: "A thing." }));
    for (const kind of ["Terms", "Litepapers"])
      expect(suggested({ papers, terms, questions: [] }, kind)).toHaveLength(4);
  });
});
