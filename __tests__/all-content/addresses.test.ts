import fc from "fast-check";
import { addressesOf } from "../../src/all-content/addresses";
import { textFiles } from "../../src/outputs/all";
import { MAX_CARDS } from "../../src/site/litepaper-paths";
import { site } from "../../src/site/site";
import { documents } from "../outputs/documents";

/** What browsers and crawlers fetch by themselves. */
const FETCHED = /^\/(?:\.well-known\/|robots\.txt)/;

const papers = documents.papers.map(({ slug, version }) => ({ slug, version }));

test("they are all that the build writes beside the pages, and all that llms.txt names", () => {
  const files = textFiles(documents, { readPage: () => "<main><h1>Page</h1></main>" });
  const llms = String(files.find(({ path }) => path === "/llms.txt")?.content);
  const named = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, url = ""]) => url.slice(site.url.length));
  const addresses = addressesOf(papers, { versions: documents.versions });
  const served = [...documents.paths, ...documents.versionPaths, ...files.map(({ path }) => path), ...named];
  expect(
    served.filter((address) => !FETCHED.test(address)).filter((address) => !addresses.has(address)),
  ).toEqual([]);
});

test("a term of the glossary, and what has an id in a paper, can be linked to", () => {
  const addresses = addressesOf([{ slug: "pop", ids: new Set(["rules"]) }], {
    terms: ["escrow"],
    versions: [],
  });
  expect(addresses.get("/glossary")).toEqual(new Set(["escrow"]));
  expect(addresses.get("/litepapers/pop")).toEqual(new Set(["rules"]));
  expect(addresses.get("/litepapers/pop.md")).toBeUndefined();
});

test("the list of all papers is there as soon as one has no card", () => {
  const many = (count: number) =>
    addressesOf(
      Array.from({ length: count }, (_, index) => ({ slug: `paper-${index}` })),
      { versions: [] },
    );
  expect(many(MAX_CARDS).has("/litepapers")).toBe(false);
  expect(many(MAX_CARDS + 1).has("/litepapers")).toBe(true);
  expect(many(MAX_CARDS + 1).has("/litepapers.md")).toBe(true);
});

test("another paper takes no address away, but that of its own version's page among the old ones", () => {
  const slug = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h");
  const version = fc.constantFrom("0.1", "0.2", "0.10");
  const paper = fc.record({ slug, version });
  const some = fc.uniqueArray(paper, { selector: (one) => one.slug });
  fc.assert(
    fc.property(some, fc.array(fc.record({ slug, version })), (all, versions) => {
      const before = addressesOf(all.slice(1), { versions });
      const after = addressesOf(all, { versions });
      const own = all.slice(0, 1).map((one) => `/litepapers/${one.slug}/v/${one.version.replace(".", "-")}`);
      const taken = [...before.keys()].filter((address) => !after.has(address));
      for (const address of taken) expect(own.some((page) => address.startsWith(page))).toBe(true);
    }),
  );
});
