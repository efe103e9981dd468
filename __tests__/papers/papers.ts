import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { matches, select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { BIBLIOGRAPHY } from "../../src/content/content-paths";
import { featureCards, protocolFeatures } from "../../src/landing/features";
import { landingTexts } from "../../src/landing/landing";
import type { ValueName } from "../../src/example/run-names";
import { site } from "../../src/site/site";
import { publishedPapers } from "../published-papers";
import { papers as SPECIFIED } from "../specified-papers";
import { library, ROOT, renderPublished } from "./published";

const { glossary } = library;

const papers = publishedPapers.map(({ slug }) => {
  const { source, outline, html, parts, markdown, symbols } = renderPublished(slug);
  const page = fromHtml(html, { fragment: true });
  return { slug, source, html, parts, markdown, symbols, page, ids: idsIn(page), outline };
});

const specifiedPapers = SPECIFIED.map((specified) => {
  const paper = papers.find(({ slug }) => slug === specified.slug);
  if (!paper) throw new Error(`There is no paper ${specified.slug}.`);
  return { ...paper, ...specified };
});

function idsIn(page: Root): string[] {
  return selectAll("[id]", page).map(({ properties }) => String(properties.id));
}

test("there are the specified papers, first and in their order, whatever comes after them", () => {
  const first = papers.slice(0, SPECIFIED.length);
  expect(first.map(({ outline }) => outline.order)).toEqual([1, 2, 3]);
  expect(first.map(({ outline }) => outline.title)).toEqual(SPECIFIED.map(({ title }) => title));
});

// A printed paper, a book and a page without scripts have the same text. A page says it of itself, once it is so.
test.each(papers)("the text of $slug asks nobody to press or drag its numbers", ({ source }) => {
  expect(source.match(/^.*\b(?:press|drag|click|tap) (?:an?|any|the) (?:number|slider)\b.*$/gim)).toBeNull();
});

test.each(papers)("a browser's reader view, which leaves out asides, has all of $slug", ({ page }) => {
  expect(select("aside", page)).toBeUndefined();
});

describe.each(specifiedPapers)("the specified litepaper $slug", ({ page, outline, sections }) => {
  test("says of every citation what it is for, in a few words", () => {
    const links = selectAll("[role=doc-backlink]", page);
    const claims = links.map((link) => textOf(link));
    expect(links.filter(({ properties }) => properties.ariaLabel !== undefined)).toEqual([]);
    for (const claim of claims) expect(claim).toMatch(/^\S+( \S+){1,13}$/);
    expect(claims.filter((claim) => /[.;]$/.test(claim))).toEqual([]);
  });

  test("has exactly the specified sections, in order, and promises them", () => {
    expect(outline.sectionList.map(({ id }) => id)).toEqual(sections);
    expect(outline.sections).toEqual(sections);
    expect(selectAll(".heading > h2", page).map(({ properties }) => properties.id)).toEqual(sections);
  });

  test("has a thousand words or more, and some in every section", () => {
    expect(outline.wordCount).toBeGreaterThanOrEqual(1000);
    for (const { words } of outline.sectionList) expect(words).toBeGreaterThan(30);
  });

  test("leans on more than ten works, and draws", () => {
    expect(selectAll("[role=doc-bibliography] ol > li", page).length).toBeGreaterThan(10);
    expect(selectAll("figure[data-figure]", page).length).toBeGreaterThan(0);
  });
});

describe.each(specifiedPapers)(
  "the litepaper $slug, which explains",
  ({ page, outline, markdown, symbols }) => {
    const outside = (hidden: string) => {
      const inside = new Set(selectAll(`:is(${hidden}) *`, page));
      return (element: Element) => !inside.has(element);
    };
    const sections = selectAll("section", page).filter((section) => select(".heading > h2", section));

    test("has 2,200 words or fewer in sight, 15 symbols or fewer, and five displayed formulae or fewer", () => {
      expect(outline.wordsInSight).toBeLessThanOrEqual(2200);
      expect(symbols.length).toBeLessThanOrEqual(15);
      const displayed = selectAll("math[display=block]", page);
      expect(displayed.length).toBeGreaterThan(0);
      expect(displayed.filter(outside("details, .appendix")).length).toBeLessThanOrEqual(5);
    });

    test("is 7,500 words or fewer as a file, whatever stands in it", () => {
      expect(markdown.split(/\s+/).length).toBeLessThanOrEqual(7500);
    });

    test("ends with properties, each with the attack that it stops, beside a table in words", () => {
      expect(selectAll(".appendix .properties > li > details", page).length).toBeGreaterThan(5);
      expect(selectAll(".appendix figure.table", page)).toHaveLength(1);
    });

    test("opens with 250 words or fewer and no formula, up to its first box or figure", () => {
      const blocks = (sections[0]?.children ?? []).filter((node): node is Element => node.type === "element");
      const end = blocks.findIndex((block) => matches("figure, .run", block));
      const opening: Root = { type: "root", children: blocks.slice(1, end) };
      const marks = selectAll(".mark", opening).map((mark) => textOf(mark));
      const words = marks
        .reduce((text, mark) => text.replace(mark, ""), textOf(opening))
        .split(/\s+/)
        .filter((word) => /\p{L}/u.test(word));
      expect(end).toBeGreaterThan(1);
      expect(words.length).toBeGreaterThan(100);
      expect(words.length).toBeLessThanOrEqual(250);
      expect(selectAll("math", opening)).toEqual([]);
    });

    test("has a card under every part of a section, or under the section's own heading", () => {
      const without = sections.flatMap((section) => {
        const parts: { heading: string; depth: number; card: boolean }[] = [];
        for (const block of section.children) {
          if (block.type !== "element") continue;
          const heading = select("h2, h3", block);
          if (matches(".heading", block) && heading)
            parts.push({ heading: textOf(heading), depth: heading.tagName === "h2" ? 2 : 3, card: false });
          const last = parts.at(-1);
          if (last && matches(".card", block)) last.card = true;
        }
        const [own, ...others] = parts;
        return own?.card ? [] : others.filter(({ card }) => !card).map(({ heading }) => heading);
      });
      expect(without).toEqual([]);
      expect(selectAll(".card", page).length).toBeGreaterThanOrEqual(5);
    });
  },
);

describe.each(papers)("the litepaper $slug", ({ source, html, page, ids, outline }) => {
  test("promises the sections that it has, in order", () => {
    expect(outline.sections).toEqual(outline.sectionList.map(({ id }) => id));
  });

  test("carries no style attribute and no script, which the site's policy would refuse", () => {
    expect(html).not.toMatch(/\sstyle=/i);
    expect(html).not.toMatch(/<script|\son[a-z]+=|javascript:/i);
  });

  test("has every id once", () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("names things that exist where it labels, describes and draws", () => {
    const labels = selectAll("[aria-labelledby], [aria-describedby]", page).flatMap(({ properties }) =>
      [properties.ariaLabelledBy, properties.ariaDescribedBy]
        .flat()
        .flatMap((value) => String(value ?? "").split(" ")),
    );
    const drawn = [...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? "");
    const named = [...labels, ...drawn].filter((id) => id !== "");
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("numbers its references in order of first use, each with its work and a way back", () => {
    const cited = selectAll("[role=doc-biblioref]", page);
    const firsts = [...new Set(cited.map(({ properties }) => String(properties.dataCite)))];
    expect(selectAll("[role=doc-bibliography] ol > li", page).map(({ properties }) => properties.id)).toEqual(
      firsts.map((key) => `reference-${key}`),
    );
    expect(selectAll("[role=doc-backlink]", page)).toHaveLength(cited.length);
  });

  test("draws every figure with words for those who do not see it", () => {
    const figures = selectAll("figure[data-figure]", page);
    for (const figure of figures) {
      expect(select("svg", figure)).toBeDefined();
      expect(select("svg title, svg desc, svg[aria-label], [role=img][aria-label]", figure)).toBeDefined();
    }
  });

  test("speaks of the product by its one name", () => {
    const others = source.match(/\bhyper[- ]?agents?\b/gi)?.filter((name) => name !== site.name) ?? [];
    expect(others).toEqual([]);
  });
});

test("a work without a date says when it was read, and only such a work", () => {
  const works: { id: string; issued?: object; accessed?: object; URL?: string }[] = JSON.parse(
    readFileSync(join(ROOT, BIBLIOGRAPHY), "utf8"),
  );
  const undated = works.filter(({ issued }) => !issued).map(({ id }) => id);
  expect(works.filter(({ accessed }) => accessed).map(({ id }) => id)).toEqual(undated);
  for (const [, reference] of library.references) expect(reference).not.toMatch(/Retrieved (?:<a|https?:)/);
});

test.each(["window.waiting", "window.appeal"] as const)(
  "in the published run, %s outlasts force inclusion, a hostile clock and a party's reaction",
  (window) => {
    const hours = (name: ValueName) => Number(library.run.values[name].value);
    const forced =
      hours("window.force-inclusion") + hours("window.clock.behind") + hours("window.clock.ahead");
    expect(hours(window)).toBeGreaterThanOrEqual(forced + hours("window.react"));
  },
);

test("the wallet paper gives the specification's example of a session key", () => {
  const text = textOf(papers.find(({ slug }) => slug === "erc4337a")?.page ?? { type: "root", children: [] });
  expect(text).toContain("24 hours");
  expect(text).toContain("0.5 ETH");
});

test("every feature on the landing page leads to a section that its paper has", () => {
  for (const { paper } of protocolFeatures) {
    if (!paper) continue;
    expect(papers.find(({ slug }) => slug === paper.slug)?.outline.sections).toContain(paper.section);
  }
});

/** The paper's text without the titles of others' works. */
function ownWords(page: Root): string {
  const references = select("[role=doc-bibliography]", page);
  return textOf({ ...page, children: page.children.filter((child) => child !== references) });
}

describe("what must never be said", () => {
  const FORBIDDEN = [
    {
      sentence: "A trustless market.",
      variant: "It settles trustlessly.",
      pattern: /\btrust-?less(?:ly|ness)?\b/i,
    },
    {
      sentence: "The chain inherits Ethereum's security.",
      variant: "Inheriting the full security of Ethereum, it settles.",
      pattern:
        /\binherit(?:s|ed|ing)?\b[^.]{0,40}\bEthereum\b|\bEthereum(?:['’]s)?[\s-]+(?:grade|level)[\s-]+security\b/i,
    },
    {
      sentence: "ERC-4337A is an Ethereum standard.",
      variant: "ERC4337A is a new official Ethereum standard for agents.",
      pattern:
        /\bERC-?4337A\b[^.]{0,30}\b(?:is|as|becomes)\s+an?\s+(?:\w+\s+){0,2}(?:Ethereum|ERC|EIP)\b[^.]{0,20}\bstandard\b/i,
    },
    {
      sentence: "Mathematically guaranteed honest behaviour.",
      variant: "A mathematical guarantee that agents behave.",
      pattern: /\bmathematical(?:ly)?\b[^.]{0,40}\b(?:guarantee|honest|certain)/i,
    },
    {
      sentence: "Reputation collateral eliminates default.",
      variant: "Backed by reputation, the loan rules out any default.",
      pattern:
        /\b(?:reputation|collateral)\b[^.]{0,60}\b(?:eliminat|abolish|rules? out|makes? impossible|prevents?)[^.]{0,30}\bdefaults?\b/i,
    },
    {
      sentence: "Proof of humanity ensures fair judges.",
      variant: "Proof of personhood guarantees that judges are impartial.",
      pattern:
        /\bproof[- ]of[- ](?:humanity|personhood)\b[^.]{0,60}\b(?:ensur|guarantee|assur|makes?)[^.]{0,40}\b(?:fair|honest|impartial|competent)/i,
    },
    {
      sentence: "The TEE proves the result.",
      variant: "A trusted execution environment guarantees a correct judgment.",
      pattern:
        /\b(?:TEEs?|enclaves?|trusted execution environments?)\b[^.]{0,40}\b(?:prov(?:es?|en|ing)|guarantee|ensur)[^.]{0,40}\b(?:result|output|judg|correct|right|honest)/i,
    },
    {
      sentence: "Graduation guarantees liquidity.",
      variant: "A token that graduates is assured of liquidity.",
      pattern: /\bgraduat(?:ion|es?|ing|ed)\b[^.]{0,60}\b(?:guarantee|ensur|assur)[^.]{0,30}\bliquid/i,
    },
    {
      sentence: "Burning makes agents honest.",
      variant: "The tokens they burn keep agents honest.",
      pattern: /\bburn(?:s|ed|ing|t)?\b[^.]{0,60}\b(?:make|keep|render|force)s?\b[^.]{0,30}\bhonest/i,
    },
    {
      sentence: "Instant finality.",
      variant: "Jobs reach finality in an instant.",
      pattern:
        /\binstant(?:ly|aneous(?:ly)?)?[\s-]+final(?:ity|ised|ized)?\b|\bfinality\b[^.]{0,20}\binstant/i,
    },
    {
      sentence: "Swarm intelligence emerges.",
      variant: "In a swarm of agents, new abilities emerge.",
      pattern: /\b(?:swarm|collective)\b[^.]{0,60}\bemerge|\bemergent\b[^.]{0,20}\bintelligence\b/i,
    },
  ];

  const texts: readonly [string, string][] = [
    ...papers.map(({ slug, page }): [string, string] => [slug, ownWords(page)]),
    ...glossary.map(({ slug, term, definition }): [string, string] => [slug, `${term}: ${definition}`]),
    ["landing page", JSON.stringify([landingTexts, featureCards, protocolFeatures, site])],
  ];

  test.each(FORBIDDEN)("“$sentence”, in this form or another", ({ sentence, variant, pattern }) => {
    expect(sentence).toMatch(pattern);
    expect(variant).toMatch(pattern);
    const places = texts.flatMap(([name, text]) => {
      const match = pattern.exec(text);
      return match ? [`${name}: ${text.slice(Math.max(0, match.index - 40), match.index + 120)}`] : [];
    });
    expect(places).toEqual([]);
  });
});
