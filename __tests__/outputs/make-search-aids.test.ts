import type { PaperDocument } from "../../src/outputs/documents";
import { searchAids } from "../../src/outputs/make-search-aids";
import { searchRecords } from "../../src/outputs/search-records";
import { documents, paper, treeOf } from "./documents";

const aidsOf = (content: Pick<typeof documents, "papers" | "questions" | "terms">) =>
  searchAids(content, searchRecords(content));
const withBody = (body: string, slug = "pop"): PaperDocument => ({ ...paper, slug, tree: treeOf(body) });
test("words are those of titles, names and texts, once each, in small letters, and those with hyphens also in parts", () => {
  const { words } = aidsOf({
    questions: [],
    terms: [{ slug: "escrow", term: "Escrow (held)", definition: "A cross-validation of T_w, held." }],
    papers: [],
  });
  for (const word of ["demo", "waitlist", "escrow", "held", "crossvalidation", "validation", "tw"])
    expect(words).toContain(word);
  expect(new Set(words).size).toBe(words.length);
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
        { slug: "block", term: "Zebra", definition: "In no text." },
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
          { url: "/glossary#block", title: "Zebra" },
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
