import { join } from "node:path";
import { sourceHash } from "../../src/csp/policy";
import { canonicalUrl, pageTitle, site } from "../../src/site/site";
import { publishedPages } from "../published-pages";
import {
  attributes,
  fileServedAt,
  listFiles,
  listPages,
  paths,
  publicDir,
  read,
  readDocument,
} from "./built-site";

const fileOf = (path: string) => join(path, "index.html").slice(1);
const NOT_FOUND = ["404.html", "404/index.html"];
const files = [
  ...publishedPages.map(({ path, title }) => ({ file: fileOf(path), path, name: title })),
  ...NOT_FOUND.map((file) => ({ file, path: "/", name: "Home" })),
];
const papers = files.filter(({ path }) => path.startsWith("/litepapers/"));

test("the build wrote the pages that visitors get, and no draft", () => {
  expect(listPages(publicDir)).toEqual([...paths.map(fileOf), ...NOT_FOUND].sort());
  expect(
    listFiles(publicDir).filter((file) => /kitchen-sink/.test(file) && !/\.js$|\.css$/.test(file)),
  ).toEqual([]);
});

describe.each(files)("$file", ({ file, path, name }) => {
  const page = readDocument(file);
  const head = (selector: string, attribute = "content") => attributes(page.head, selector, attribute);

  test("says once what it is: title, description, canonical address, language and one heading", () => {
    expect([...page.querySelectorAll("head > title")].map(({ textContent }) => textContent)).toEqual([
      pageTitle(name),
    ]);
    expect(head("meta[name=description]")).toEqual([expect.stringMatching(/^.{40,250}\.$/s)]);
    expect(head("link[rel=canonical]", "href")).toEqual([canonicalUrl(path)]);
    expect(head("meta[property='og:title']")).toEqual([pageTitle(name)]);
    expect(head("meta[property='og:url']")).toEqual([canonicalUrl(path)]);
    expect(head("meta[name=robots]")).toEqual(NOT_FOUND.includes(file) ? ["noindex"] : []);
    expect(page.documentElement.lang).toBe(site.language);
    expect(page.querySelectorAll("h1")).toHaveLength(1);
    if (path !== "/" && path !== "/demo") expect(page.querySelector("h1")?.textContent).toBe(name);
  });

  test("links only to pages and sections that exist", () => {
    const links = attributes(page, "a[href], area[href]", "href");
    expect(links.length).toBeGreaterThan(10);
    expect(links.flatMap((href) => linkProblem(href, path, page))).toEqual([]);
  });

  test("loads only what this site serves", () => {
    const css = [...page.querySelectorAll("style")].map(({ textContent }) => textContent ?? "").join("\n");
    const addresses = [
      ...attributes(page, "link:not([rel=canonical], [rel=license])", "href"),
      ...attributes(page, "[src]", "src"),
      ...[...css.matchAll(/(?:url\(|@import\s+)\s*["']?([^"')\s]+)/g)].map(([, url = ""]) => url),
    ].filter((address) => !/^(?:data:|#)/.test(address));
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !/^\/(?!\/)/.test(address) || !fileServedAt(address))).toEqual([]);
  });

  test("has a policy before all that loads, which allows its own inline scripts and styles by their hashes and nothing inline besides", () => {
    const [policy = "", ...others] = head("meta[http-equiv=Content-Security-Policy i]");
    expect(others).toEqual([]);
    expect(
      [...page.head.children].slice(0, 3).map((element) => element.getAttribute("http-equiv")),
    ).toContain("Content-Security-Policy");
    const hashesOf = (directive: string) =>
      (policy.split("; ").find((part) => part.startsWith(`${directive} `)) ?? "")
        .match(/'sha256-[^']+'/g)
        ?.sort();
    const textsOf = (selector: string) =>
      [...page.querySelectorAll(selector)].map(({ textContent }) => sourceHash(textContent ?? "")).sort();
    // What programs read is no script, and its hash allows nothing.
    const run = textsOf("script:not([src], [type$=json])");
    expect(hashesOf("script-src")?.filter((hash) => !textsOf("script[type$=json]").includes(hash))).toEqual(
      run,
    );
    expect(hashesOf("style-src")).toEqual([...new Set(textsOf("style"))]);
    const rules = (policy: string) => policy.replaceAll(/ 'sha256-[^']+'/g, "");
    expect(rules(policy)).toBe(
      rules(attributes(readDocument("index.html"), "meta[http-equiv]", "content")[0] ?? ""),
    );
    expect(policy).toMatch(/^default-src 'none'; .*require-trusted-types-for 'script'/);
    const own = [...page.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
    expect(
      own
        .filter(
          ({ name, value }) => name === "style" || /^on[a-z]/.test(name) || /^\s*javascript:/i.test(value),
        )
        .map(({ name }) => name),
    ).toEqual([]);
  });

  test("has the apostrophes and quotation marks of a printed page", () => {
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

  test("is of this build, or the runtime would load it anew", () => {
    const { webpackCompilationHash } = JSON.parse(read("page-data/app-data.json"));
    expect(/(?<=___webpackCompilationHash=")[^"]+/.exec(read(file))?.[0]).toBe(webpackCompilationHash);
  });
});

test.each(papers)("the JSON-LD and the citation of $path are those of the page itself", ({ file, path }) => {
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
    "@id": canonicalUrl(path),
    headline: `${text("h1")}: ${subtitle}`,
    abstract: attributes(page, "meta[name=description]", "content")[0],
    datePublished: attributes(header, "time", "datetime")[0],
  });
  expect(header.textContent).toContain(`Version ${article.version}`);
  expect(crumbs.itemListElement.at(-1)).toMatchObject({ name: text("h1"), item: canonicalUrl(path) });
  const cited = (name: string) => attributes(page, `meta[name=citation_${name}]`, "content");
  expect(cited("title")).toEqual([article.headline]);
  expect(cited("publication_date")).toEqual([article.datePublished.replaceAll("-", "/")]);
});

test.each([
  "llms.txt",
  "robots.txt",
  ".well-known/security.txt",
  ...paths.map((path) => (path === "/" ? "index.md" : `${path.slice(1)}.md`)),
])("what %s leads to on this site is there", (file) => {
  const found = read(file).match(/https:\/\/[^\s"<>()[\]{}`]+(?<![.,:;])/g) ?? [];
  const own = [...new Set(found)].filter((address) => address.startsWith(site.url));
  expect(own.length).toBeGreaterThan(0);
  expect(own.flatMap((address) => linkProblem(address, "/", readDocument("index.html")))).toEqual([]);
});

/** What is wrong with a link of a page, as a list with no more than one entry. */
function linkProblem(href: string, path: string, page: Document): string[] {
  if (href === "" || href === "#") return [`"${href}" leads nowhere`];
  if (!URL.canParse(href, canonicalUrl(path))) return [`${href} is not an address`];
  const { origin, protocol, pathname, hash } = new URL(href, canonicalUrl(path));
  if (origin !== site.url) return ["https:", "mailto:"].includes(protocol) ? [] : [`${href} is not secure`];
  const served = fileServedAt(pathname);
  if (!served) return [`${href} is not served`];
  if (!hash || hash.startsWith("#demo")) return [];
  const target = href.startsWith("#") ? page : readDocument(served);
  return target.getElementById(decodeURIComponent(hash.slice(1))) ? [] : [`${href} has no such section`];
}
