/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { demoTexts } from "../../src/demo/demo-texts";
import { isDemoAddress } from "../../src/demo/fragment";
import { landingTexts } from "../../src/landing/landing";
import { waitlistAction } from "../../src/waitlist/waitlist-action";
import { readWaitlistSettings } from "../../src/gatsby/read-settings";
import { LITEPAPERS_PATH, MAX_CARDS, versionPath } from "../../src/site/litepaper-paths";
import { OPEN_QUESTIONS_PATH, QUESTIONS_PATH, readerId, readerNames } from "../../src/site/question-pages";
import { canonicalUrl, markdownPath, pageTitle, site } from "../../src/site/site";
import { movedPages, publishedPapers, versions } from "../published-papers";
import { budgets, firstScreens, htmlBudgets } from "./budgets";
import {
  buildSettings,
  fileServedAt,
  inlinedCss,
  listPages,
  publicDir,
  readDocument,
  sitemapLocations,
} from "./built-site";
import "./policy";
import { landingChunk, paperChunk, weighFile, weighFonts, weighScripts, weighUntil } from "./weigh";

const home = { path: "/", title: "Home", description: site.description };

const listOfAll = {
  file: "litepapers/index.html",
  path: LITEPAPERS_PATH,
  title: landingTexts.litepapers.title,
  description: landingTexts.litepapers.lead,
};

/** Every page that there is: where it is read, and what it says about itself. */
const pages = [
  { file: "index.html", ...home },
  { file: "404.html", ...home },
  { file: "404/index.html", ...home },
  ...publishedPapers.map(({ slug, title, summary, lang }) => ({
    lang,
    file: `litepapers/${slug}/index.html`,
    path: `/litepapers/${slug}`,
    title,
    description: summary,
  })),
  ...versions.flatMap(({ slug, version, title, subtitle, present, isPresent }) => {
    const folder = versionPath(slug, version).slice(1);
    const lang = publishedPapers.find((paper) => paper.slug === slug)?.lang ?? site.language;
    const page = {
      lang,
      file: `${folder}/index.html`,
      path: versionPath(slug, version),
      title: `${title}, version ${version}`,
      description: subtitle,
      kept: true,
    };
    const changes = {
      ...{ lang, path: present, hidden: true },
      file: `${folder}/changes/index.html`,
      title: `Changes since ${title}, version ${version}`,
      description: `What has changed since version ${version}`,
    };
    return isPresent ? [page] : [page, changes];
  }),
  ...(publishedPapers.length > MAX_CARDS ? [listOfAll] : []),
  {
    file: "glossary/index.html",
    path: "/glossary",
    title: "Glossary",
    description: `The terms of ${site.name}’s litepapers, each defined once, with the papers that use it.`,
  },
  {
    file: "questions/index.html",
    path: QUESTIONS_PATH,
    title: "Questions",
    description:
      "What readers ask who decide, build or run an agent: each question answered in a few sentences, with the places in the papers that bear it.",
  },
  {
    file: "open-questions/index.html",
    path: OPEN_QUESTIONS_PATH,
    title: "Open questions",
    description: `What nobody has said yet of ${site.name}’s protocol, as its papers mark it, paper by paper, each with the place that asks.`,
  },
  {
    file: "demo/index.html",
    path: "/demo",
    title: demoTexts.page,
    description: demoTexts.description,
  },
];

const BUILD = /(?<=___webpackCompilationHash=")[^"]+/;

const { webpackCompilationHash } = JSON.parse(
  readFileSync(join(publicDir, "page-data/app-data.json"), "utf8"),
) as { webpackCompilationHash: string };

const routes = [...new Set(pages.flatMap((page) => ("kept" in page ? [] : page.path)))];

test("the build wrote these pages and no others", () => {
  expect(listPages(publicDir)).toEqual([...pages.map(({ file }) => file), ...movedPages].sort());
});

describe.each(pages)("$file", (about) => {
  const { file, path, title, description } = about;
  let page: Document;
  beforeAll(() => {
    page = readDocument(publicDir, file);
  });

  test("says once what it is: title, description, canonical address and language", () => {
    const titles = [...page.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "title")];
    expect(titles.map(({ textContent }) => textContent)).toEqual([pageTitle(title)]);
    expect(attributes(page, "head > meta[name=description]", "content")).toEqual([description]);
    expect(attributes(page, "head > link[rel=canonical]", "href")).toEqual([canonicalUrl(path)]);
    expect(page.documentElement.lang).toBe("lang" in about ? about.lang : site.language);
    expect(page.querySelectorAll("h1")).toHaveLength(1);
  });

  // html-validate looks for the ids that attributes name, and for an id that stands twice.
  test("draws only with patterns and gradients that it has", () => {
    const drawn = [...page.body.innerHTML.matchAll(/url\((?:&quot;|["'])?#([^)"'&]+)/g)];
    expect(drawn.filter(([, id = ""]) => !page.getElementById(id)).map(([found]) => found)).toEqual([]);
  });

  test("links only to pages and sections that exist", () => {
    const links = attributes(page, "[href]:not(link)", "href");
    expect(links.length).toBeGreaterThan(0);
    expect(links.flatMap((href) => linkProblem(href, path, page))).toEqual([]);
  });

  test("loads only what this site serves", () => {
    const addresses = resources(page);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.flatMap((address) => resourceProblem(address))).toEqual([]);
  });

  test("knows which build it is of, or the runtime would load it anew", () => {
    expect(BUILD.exec(readFileSync(join(publicDir, file), "utf8"))?.[0]).toBe(webpackCompilationHash);
  });
});

// Old versions stand as they went out.
const present = pages.filter((page) => !("hidden" in page || "kept" in page));

describe.each(present)("the words of $file", ({ file }) => {
  /** What is read as it is typed, and what holds no words. */
  const AS_TYPED = "code, pre, kbd, samp, math, script, style";
  /** What is heard, or shown over what one points at. */
  const SPOKEN = ["aria-label", "aria-description", "alt", "title", "placeholder"];

  test("have the apostrophes and quotation marks of a printed page", () => {
    const page = readDocument(publicDir, file);
    const elements = [...page.querySelectorAll("body, body *")].filter(
      (element) => !element.closest(AS_TYPED),
    );
    const written = elements.flatMap(({ childNodes }) =>
      [...childNodes].flatMap((node) => (node.nodeType === node.TEXT_NODE ? (node.textContent ?? "") : [])),
    );
    const values = elements.flatMap((element) => SPOKEN.map((name) => element.getAttribute(name) ?? ""));
    const meta = [...page.querySelectorAll("title, meta[name=description], meta[property^='og:']")].map(
      (element) => element.getAttribute("content") ?? element.textContent ?? "",
    );
    expect(written.join("").length).toBeGreaterThan(0);
    expect([...written, ...values, ...meta].filter((text) => /['"]/.test(text))).toEqual([]);
  });
});

test.each(["index.html", "404.html"])(
  "the waitlist posts from %s to the list that the build was given",
  (file) => {
    // Beside the demo's, which leads to a page of the site's own.
    const forms = [...readDocument(publicDir, file).forms].filter(({ method }) => method === "post");
    expect(forms.map((form) => form.getAttribute("action"))).toEqual([
      waitlistAction(readWaitlistSettings(buildSettings)),
    ]);
  },
);

describe("the questions", () => {
  const page = readDocument(publicDir, "questions/index.html");
  const wordsOf = (element: Element | null | undefined) =>
    element?.textContent?.split(/\s+/).filter(Boolean) ?? [];

  test("are ten for each reader, with an id, an answer in sight and links to what bears it", () => {
    for (const reader of readerNames) {
      const questions = [
        ...(page.getElementById(readerId(reader))?.closest("section")?.querySelectorAll("section") ?? []),
      ];
      expect(questions).toHaveLength(10);
      for (const question of questions) {
        expect(question.querySelector("h3[id]")?.textContent).toMatch(/\?$/);
        expect(wordsOf(question.querySelector("p")).length).toBeGreaterThan(20);
        expect(attributes(question, "li a[href*='#']", "href").length).toBeGreaterThan(0);
        expect(question.querySelector("details, [hidden]")).toBeNull();
      }
    }
  });

  test("are so short that they are read whole, their links aside", () => {
    const texts = page.querySelectorAll("main :is(h1, h2, h3, p)");
    expect([...texts].flatMap(wordsOf).length).toBeLessThanOrEqual(2000);
  });

  test("are where the landing page's three lines lead", () => {
    expect(attributes(readDocument(publicDir, "index.html"), "main dt a", "href")).toEqual(
      readerNames.map((reader) => `${QUESTIONS_PATH}#${readerId(reader)}`),
    );
  });
});

describe("unknown paths", () => {
  test("show the landing page, of which they are not the current address, and above it a line that leads on", () => {
    const bodies = ["404.html", "index.html"].map((file) =>
      readDocument(publicDir, file).querySelector("#gatsby-focus-wrapper"),
    );
    const line = bodies[0]?.querySelector("[class*=UnknownPath-module--unknown]");
    expect(line?.textContent).toContain("There is no page at this address");
    line?.remove();
    const [shown, landing] = bodies.map((body) => {
      for (const link of body?.querySelectorAll("a[aria-current=page]") ?? [])
        link.removeAttribute("aria-current");
      return body?.innerHTML;
    });
    expect(shown).toContain("<h1");
    expect(shown).toBe(landing);
  });

  test.each(pages)(
    "are left out by search engines, as the changes of versions are, and $file only if it is one",
    (page) => {
      const robots = attributes(readDocument(publicDir, page.file), "meta[name=robots]", "content");
      expect(robots).toEqual(page.file.startsWith("404") || "hidden" in page ? ["noindex"] : []);
    },
  );
});

test.each(versions)(
  "version $version of $slug is cited by its own address, its own day and its own text",
  ({ slug, version, markdown, present, isPresent }) => {
    const path = versionPath(slug, version);
    const page = readDocument(publicDir, `${path.slice(1)}/index.html`);
    const [, day = ""] = /^Version \S+, (\S+)\./m.exec(markdown) ?? [];
    const content = (name: string) => attributes(page, `meta[name=${name}]`, "content");
    expect(content("citation_publication_date")).toEqual([day.replaceAll("-", "/")]);
    expect(content("citation_technical_report_number")).toEqual([`version ${version}`]);
    expect(attributes(page, "link[rel=cite-as]", "href")).toEqual([canonicalUrl(path)]);
    const twin = markdownPath(isPresent ? present : path);
    expect(attributes(page, "link[type='text/markdown']", "href")).toEqual([twin]);
    expect(fileServedAt(publicDir, twin)).toBeDefined();
  },
);

test("the sitemap lists each page once, in its canonical form", () => {
  expect(sitemapLocations(publicDir, "sitemap-0.xml").sort()).toEqual(routes.map(canonicalUrl).sort());
  expect(sitemapLocations(publicDir, "sitemap-index.xml")).toEqual([canonicalUrl("/sitemap-0.xml")]);
});

describe("what a visitor downloads stays within its budget:", () => {
  test.each(Object.entries(htmlBudgets()))("the HTML of %s", (file, most) => {
    expectWithin(weighFile(publicDir, file), most);
  });

  test.each(firstScreens)("the first screen of $file", ({ file, end }) => {
    expectWithin(weighUntil(publicDir, file, end), budgets.firstScreen);
  });

  test("the script of the landing page", () => {
    expectWithin(weighScripts(publicDir, "index.html", landingChunk), budgets.landingScript);
  });

  test("the script of a litepaper", () => {
    expectWithin(weighScripts(publicDir, "litepapers/pop/index.html", paperChunk), budgets.paperScript);
  });

  test.each(["index.html", "litepapers/pop/index.html"])("the fonts of %s", (file) => {
    expectWithin(weighFonts(publicDir, file), budgets.fonts);
  });
});

function expectWithin(bytes: number, budget: number): void {
  expect(bytes).toBeGreaterThan(0);
  if (bytes <= budget) return;
  throw new Error(
    `It weighs ${bytes} bytes, ${bytes - budget} more than its budget. “npx tsx __tests__/build/weigh.ts” weighs everything; what the site is better with may raise the budget (__tests__/build/budgets.ts), with the reason in the commit.`,
  );
}

const forPrograms = ["feed.atom", "llms.txt", "robots.txt", "index.md", "glossary.md", "questions.md"];

test.each([...forPrograms, ...publishedPapers.map(({ slug }) => `litepapers/${slug}.md`)])(
  "what %s leads to on this site is there",
  (file) => {
    const text = readFileSync(join(publicDir, file), "utf8");
    const addresses = [...new Set(text.match(/https:\/\/[^\s"<>()[\]{}`]+(?<![.,:])/g))].filter((address) =>
      address.startsWith(site.url),
    );
    expect(addresses.length).toBeGreaterThan(0);
    const home = readDocument(publicDir, "index.html");
    expect(addresses.flatMap((address) => linkProblem(address, "/", home))).toEqual([]);
  },
);

function attributes(page: ParentNode, selector: string, name: string): string[] {
  return [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
}

/** What is wrong with a link of a page, as a list with no more than one entry. */
function linkProblem(href: string, path: string, page: Document): string[] {
  if (href === "" || href === "#") return [`"${href}" leads nowhere`];
  if (!URL.canParse(href, canonicalUrl(path))) return [`${href} is not an address`];
  const { origin, protocol, pathname, hash } = new URL(href, canonicalUrl(path));
  if (origin !== site.url) return ["https:", "mailto:"].includes(protocol) ? [] : [`${href} is not secure`];

  const served = fileServedAt(publicDir, pathname);
  if (!served) return [`${href} is not served`];
  if (!hash || (pathname === "/" && isDemoAddress(hash))) return [];
  const id = decodeURIComponent(hash.slice(1));
  const found = href.startsWith("#") ? page.getElementById(id) !== null : idsOf(served).has(id);
  return found ? [] : [`${href} has no such section`];
}

/** Every element's id in a page, read once: the glossary alone has dozens of links into the papers. */
const idsByPage = new Map<string, ReadonlySet<string>>();

function idsOf(file: string): ReadonlySet<string> {
  const known = idsByPage.get(file);
  if (known) return known;
  const ids = new Set(attributes(readDocument(publicDir, file), "[id]", "id"));
  idsByPage.set(file, ids);
  return ids;
}

/** Addresses of all that the page's HTML and CSS make a browser fetch. */
function resources(page: Document): string[] {
  const fetching = "stylesheet preload modulepreload prefetch icon apple-touch-icon manifest sitemap";
  const links = fetching.split(" ").flatMap((rel) => attributes(page, `link[rel~=${rel}]`, "href"));
  const sources = attributes(page, "[src]", "src");
  const sets = attributes(page, "[srcset]", "srcset").flatMap((set) =>
    set.split(",").map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
  );
  const named = [...attributes(page, "object[data]", "data"), ...attributes(page, "video[poster]", "poster")];
  const drawn = attributes(page, "image[href]", "href");
  const inCss = [...inlinedCss(page).matchAll(/(?:url\(|@import\s+)\s*["']?([^"')\s]+)/g)];
  return [...links, ...sources, ...sets, ...named, ...drawn, ...inCss.map(([, url = ""]) => url)].filter(
    (address) => !address.startsWith("data:") && !address.startsWith("#"),
  );
}

/** What is wrong with the address of something that a page loads, as a list with no more than one entry. */
function resourceProblem(address: string): string[] {
  if (!/^\/(?!\/)/.test(address)) return [`${address} is not a path from the site's root`];
  const served = fileServedAt(publicDir, new URL(address, site.url).pathname);
  return served ? [] : [`${address} is not served`];
}
