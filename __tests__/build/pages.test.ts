import { join } from "node:path";
import { createSourceHash } from "../../src/csp/policy";
import { getCanonicalUrl, getPageTitle, site } from "../../src/site/site";
import { publishedPages } from "../published-pages";
import {
  findServedFile,
  getAttributes,
  listFiles,
  listPages,
  paths,
  publicDir,
  readDocument,
  readPublicFile,
} from "./built-site";

const getHtmlPath = (path: string) => join(path, "index.html").slice(1);
const NOT_FOUND = ["404.html", "404/index.html"];
const files = [
  ...publishedPages.map(({ path, title }) => ({ file: getHtmlPath(path), path, name: title })),
  ...NOT_FOUND.map((file) => ({ file, path: "/", name: "Home" })),
];
const papers = files.filter(({ path }) => path.startsWith("/litepapers/"));

test("the build wrote the pages that visitors get, and no draft", () => {
  expect(listPages(publicDir)).toEqual([...paths.map(getHtmlPath), ...NOT_FOUND].sort());
  expect(
    listFiles(publicDir).filter((file) => /kitchen-sink/.test(file) && !/\.js$|\.css$/.test(file)),
  ).toEqual([]);
});

describe.each(files)("$file", ({ file, path, name }) => {
  const page = readDocument(file);
  const head = (selector: string, attribute = "content") => getAttributes(page.head, selector, attribute);

  test("has one title, description, canonical address, language and h1", () => {
    expect([...page.querySelectorAll("head > title")].map(({ textContent }) => textContent)).toEqual([
      getPageTitle(name),
    ]);
    expect(head("meta[name=description]")).toEqual([expect.stringMatching(/^.{40,250}\.$/s)]);
    expect(head("link[rel=canonical]", "href")).toEqual([getCanonicalUrl(path)]);
    expect(head("meta[name=robots]")).toEqual(NOT_FOUND.includes(file) ? ["noindex"] : []);
    expect(page.documentElement.lang).toBe(site.language);
    expect(page.querySelectorAll("h1")).toHaveLength(1);
    if (path !== "/" && path !== "/demo") expect(page.querySelector("h1")?.textContent).toBe(name);
  });

  test("links only to pages and sections that exist", () => {
    const links = getAttributes(page, "a[href], area[href]", "href");
    expect(links.length).toBeGreaterThan(10);
    expect(links.flatMap((href) => findLinkProblems(href, path, page))).toEqual([]);
  });

  test("loads only files that this site serves", () => {
    // Temml's sheet has a mask as a `data:` URL, which `math.css` replaces.
    const css = [...page.querySelectorAll("style")]
      .map(({ textContent }) => textContent?.replaceAll(/url\("data:image[^"]*"\)/g, "") ?? "")
      .join("\n");
    const addresses = [
      ...getAttributes(page, "link:not([rel=canonical], [rel=license])", "href"),
      ...getAttributes(page, "[src]", "src"),
      ...[...css.matchAll(/(?:url\(|@import\s+)\s*["']?([^"')\s]+)/g)].map(([, url = ""]) => url),
    ].filter((address) => !address.startsWith("#"));
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !/^\/(?!\/)/.test(address) || !findServedFile(address))).toEqual([]);
  });

  test("has a policy at the head's beginning that allows the waitlist, and exactly its own scripts and styles by their hashes", () => {
    const [policy = "", ...others] = head("meta[http-equiv=Content-Security-Policy i]");
    expect(others).toEqual([]);
    const [waitlist = ""] = getAttributes(readDocument("index.html"), "form[method=post]", "action");
    expect(policy).toContain(`connect-src 'self' ${new URL(waitlist).origin};`);
    expect(
      [...page.head.children].slice(0, 3).map((element) => element.getAttribute("http-equiv")),
    ).toContain("Content-Security-Policy");
    const getHashes = (directive: string) =>
      (policy.split("; ").find((part) => part.startsWith(`${directive} `)) ?? "")
        .match(/'sha256-[^']+'/g)
        ?.sort();
    const getTexts = (selector: string) =>
      [...page.querySelectorAll(selector)]
        .map(({ textContent }) => createSourceHash(textContent ?? ""))
        .sort();
    expect(getHashes("script-src")).toEqual(getTexts("script:not([src], [type$=json])"));
    const styleAttributes = getAttributes(page, "[style]", "style").map(createSourceHash);
    expect(getHashes("style-src")).toEqual([...new Set([...getTexts("style"), ...styleAttributes])].sort());
    const attributes = [...page.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
    expect(attributes.map(({ name }) => name).filter((name) => /^on[a-z]/.test(name))).toEqual([]);
  });

  test("has typographic apostrophes and quotation marks", () => {
    const AS_TYPED = "code, pre, kbd, samp, math, script, style";
    const SPOKEN = ["aria-label", "aria-description", "alt", "title", "placeholder"];
    const elements = [...page.querySelectorAll("body, body *")].filter(
      (element) => !element.closest(AS_TYPED),
    );
    const written = elements.flatMap(({ childNodes }) =>
      [...childNodes].flatMap((node) => (node.nodeType === node.TEXT_NODE ? (node.textContent ?? "") : [])),
    );
    const values = elements.flatMap((element) => SPOKEN.map((name) => element.getAttribute(name) ?? ""));
    const meta = head("meta[name=description], meta[property^='og:']");
    expect(written.join("").length).toBeGreaterThan(500);
    expect([...written, ...values, ...meta].filter((text) => /['"\0]/.test(text))).toEqual([]);
  });

  test("has tables with names of their own, and a header in each row", () => {
    const tables = [...page.querySelectorAll("table")];
    const names = tables.map((table) => {
      const heading = page.getElementById(table.getAttribute("aria-labelledby") ?? "");
      return (heading ?? table.caption)?.textContent ?? table.getAttribute("aria-label");
    });
    expect(names.filter((name) => !name)).toEqual([]);
    expect(names).toEqual([...new Set(names)]);
    for (const row of tables.flatMap((table) => [...table.rows]))
      expect(row.querySelector("th[scope]")).not.toBeNull();
  });

  test("has the hash of this build, without which Gatsby's runtime would reload it", () => {
    const { webpackCompilationHash } = JSON.parse(readPublicFile("page-data/app-data.json"));
    expect(/(?<=___webpackCompilationHash=")[^"]+/.exec(readPublicFile(file))?.[0]).toBe(
      webpackCompilationHash,
    );
  });
});

test.each(papers)("the JSON-LD and the citation metadata of $path agree with the page", ({ file, path }) => {
  const page = readDocument(file);
  const text = (selector: string) => page.querySelector(selector)?.textContent ?? "";
  const blocks = [...page.querySelectorAll("script[type='application/ld+json']")].map(({ textContent }) =>
    JSON.parse(textContent ?? ""),
  );
  expect(blocks).toHaveLength(1);
  const [article, crumbs] = blocks[0]["@graph"];
  const header = page.querySelector("article > header") as Element;
  const [subtitle] = [...header.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(article).toMatchObject({
    "@type": "ScholarlyArticle",
    url: getCanonicalUrl(path),
    headline: `${text("h1")}: ${subtitle}`,
    abstract: getAttributes(page, "meta[name=description]", "content")[0],
    datePublished: getAttributes(header, "time", "datetime")[0],
  });
  expect(header.textContent).toContain(`Version ${article.version}`);
  const words = [...page.querySelectorAll("[data-body] :is(p, li, pre)")]
    .map(({ textContent }) => textContent)
    .join(" ")
    .split(/\s+/);
  const minutes = Number.parseInt(text("article > header time + span"), 10);
  // A shorter paper than a minute has one minute too.
  expect(Math.abs(Math.log(Math.max(220, words.length) / minutes / 220))).toBeLessThan(1);
  expect(crumbs.itemListElement.at(-1)).toMatchObject({ name: text("h1"), item: getCanonicalUrl(path) });
  const cited = (name: string) => getAttributes(page, `meta[name=citation_${name}]`, "content");
  expect([cited("title"), cited("publication_date")]).toEqual([
    [article.headline],
    [article.datePublished.replaceAll("-", "/")],
  ]);
});

test("llms.txt lists the sections and the PDF of each paper", () => {
  const lines = readPublicFile("llms.txt").split("\n");
  for (const { file, path } of papers) {
    const page = readDocument(file);
    const line = lines.find((text) => text.includes(`${getCanonicalUrl(path)}.md`));
    expect(line).toContain(`Sections: ${getAttributes(page, "main :is(h2, h3)[id]", "id").join(", ")}`);
    for (const pdf of getAttributes(page, "meta[name=citation_pdf_url]", "content"))
      expect(line).toContain(`PDF: ${pdf} `);
  }
});

test.each([
  "llms.txt",
  "robots.txt",
  ...paths.map((path) => (path === "/" ? "index.md" : `${path.slice(1)}.md`)),
])("what %s leads to on this site is there", (file) => {
  const found = readPublicFile(file).match(/https:\/\/[^\s"<>()[\]{}`]+(?<![.,:;])/g) ?? [];
  const own = [...new Set(found)].filter((address) => address.startsWith(site.url));
  expect(own.length).toBeGreaterThan(0);
  expect(own.flatMap((address) => findLinkProblems(address, "/", readDocument("index.html")))).toEqual([]);
});

/** Returns what is wrong with a link of a page: a list of one sentence, or an empty list. */
function findLinkProblems(href: string, path: string, page: Document): string[] {
  if (href === "" || href === "#") return [`"${href}" leads nowhere`];
  if (!URL.canParse(href, getCanonicalUrl(path))) return [`${href} is not an address`];
  const { origin, protocol, pathname, hash } = new URL(href, getCanonicalUrl(path));
  if (origin !== site.url) return ["https:", "mailto:"].includes(protocol) ? [] : [`${href} is not secure`];
  const served = findServedFile(pathname);
  if (!served) return [`${href} is not served`];
  if (!hash) return [];
  // A section of a page's Markdown is that of the page.
  const html = served.replace(/(?:^index)?\.md$/, "/index.html");
  const target = href.startsWith("#") ? page : readDocument(html);
  return target.getElementById(decodeURIComponent(hash.slice(1))) ? [] : [`${href} has no such section`];
}
