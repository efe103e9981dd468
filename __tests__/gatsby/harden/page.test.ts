/** @jest-environment jsdom */
import fc from "fast-check";
import { type Hardening, hardenPage as hardenReadPage, readPage } from "../../../src/gatsby/harden/page";
import { sourceHash } from "../../../src/gatsby/harden/policy";
import { headScript } from "../../../src/lib/head-script";

const hardenPage = (html: string, hardening: Hardening) => hardenReadPage(readPage(html), hardening);

const hardening: Hardening = {
  pageData: '{"path":"/p"}',
  build: "cafe",
  scripts: ["/runtime.js", "/app.js"],
  sheet: "/sheet-1.css",
  css: ".a{top:0}",
  fonts: ["/static/sans.woff2"],
  waitlistOrigin: "https://list.example",
  wasm: false,
};

const slice =
  '<script id="gatsby-chunk-mapping">window.___chunkMapping="{}"</script><script src="/app.js" async></script>';

/** A page as Gatsby 5.16 and src/html.tsx write it. */
const gatsbyPage = (main: string, scripts = slice) =>
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>' +
  '<meta http-equiv="Content-Security-Policy" content=""/>' +
  '<style data-href="/styles.1.css" data-identity="gatsby-global-css">.a{top:0}.b{top:0}</style>' +
  `<script>${headScript}</script><title>T</title></head><body><div id="___gatsby">` +
  `<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">${main}</div>` +
  '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div></div>' +
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/p";/*]]>*/</script>' +
  `<!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

test("names every inline script and style of the page by its hash", () => {
  const page = parse(hardenPage(gatsbyPage("<p>text</p>"), hardening));
  const policy =
    page.querySelector("meta[http-equiv=Content-Security-Policy]")?.getAttribute("content") ?? "";
  const inline = [...page.querySelectorAll("script:not([src], [type]), style")];
  expect(inline).toHaveLength(3);
  for (const { textContent } of inline) expect(policy).toContain(sourceHash(textContent ?? ""));
});

test("gives browsers without scripts the sheet with all rules", () => {
  const once = hardenPage(gatsbyPage("<p>text</p>"), hardening);
  const link = '<noscript><link rel="stylesheet" href="/sheet-1.css"/></noscript>';
  expect(once.split(link)).toHaveLength(2);
  const again = hardenPage(once, { ...hardening, sheet: "/sheet-2.css" });
  expect(again).not.toContain("sheet-1");
  expect(again.match(/<noscript>/g)).toHaveLength(1);
  expect(again.match(/sheet-2/g)).toHaveLength(2);
});

test("puts the policy before everything that it governs", () => {
  const page = parse(hardenPage(gatsbyPage(""), hardening));
  expect(page.head.children[0]?.hasAttribute("charset")).toBe(true);
  expect(page.head.children[1]?.getAttribute("http-equiv")).toBe("Content-Security-Policy");
});

test("calls the fonts from the body alone, once, and names them to the script that may call them earlier", () => {
  const hardened = hardenPage(gatsbyPage("<p>text</p>"), hardening);
  const page = parse(
    hardenPage(hardened, { ...hardening, fonts: ["/static/serif.woff2", "/static/sans.woff2"] }),
  );
  const called = [...page.querySelectorAll("link[rel=preload]")];
  expect(called.map((link) => link.getAttribute("href"))).toEqual([
    "/static/serif.woff2",
    "/static/sans.woff2",
  ]);
  expect(called[0]).toBe(page.body.firstElementChild);
  expect(page.querySelector("script")?.dataset.fonts).toBe("/static/serif.woff2 /static/sans.woff2");
  expect(page.querySelector("script")?.textContent).toBe(headScript);
});

test("leaves no script that starts by itself, and no style attribute", () => {
  const hardened = hardenPage(gatsbyPage("<p>text</p>"), hardening);
  expect(hardened).not.toMatch(/<script[^>]* src=|style="|chunk-mapping/);
});

test("knows the classes and the elements of a page, and the surface that it is drawn on", () => {
  const { classes, elements, surface } = readPage(
    gatsbyPage('<p class="a b"><b class="c">class="no" </b><i data-class="d"></i>').replace(
      "<html",
      '<html data-surface="paper"',
    ),
  );
  expect(classes).toEqual(new Set(["a", "b", "c"]));
  expect([...elements]).toEqual(expect.arrayContaining(["html", "p", "b", "i"]));
  expect(surface).toBe("paper");
});

test("does not count the classes of what is not shown before the runtime, but counts its frame's", () => {
  const { classes } = readPage(
    gatsbyPage(
      '<div class="a" data-shown="false"><b class="b"><i class="c"></i></b></div><div class="d" data-shown="true"><b class="e"></b></div>',
    ),
  );
  expect(classes).toEqual(new Set(["a", "d", "e"]));
});

test("leaves the page's content and Gatsby's slice comments as they are", () => {
  const wordsAndTags = fc.array(
    fc.constantFrom("<p>a</p>", "&lt;script&gt;", "$&", "é", "<code>{}</code>", " "),
  );
  fc.assert(
    fc.property(wordsAndTags, (parts) => {
      const main = parts.join("");
      const hardened = hardenPage(gatsbyPage(main), hardening);
      expect(hardened).toContain(`id="gatsby-focus-wrapper">${main}</div>`);
      expect(hardened).toMatch(
        /<!-- slice-start id="_gatsby-scripts-1" -->.*<!-- slice-end id="_gatsby-scripts-1" -->/,
      );
    }),
  );
});

test("hardening a hardened page changes nothing", () => {
  const hardened = hardenPage(gatsbyPage("<p>text</p>"), hardening);
  expect(hardenPage(hardened, hardening)).toBe(hardened);
});

test("hardens anew a page whose scripts a warm build has put back", () => {
  const hardened = hardenPage(gatsbyPage("<p>text</p>"), hardening);
  const restitched = hardened.replace(
    /(<!-- slice-start[^>]*>).*(<!-- slice-end)/,
    (_, open, close) => open + slice + close,
  );
  expect(restitched).not.toBe(hardened);
  expect(hardenPage(restitched, hardening)).toBe(hardened);
});

test("keeps the page's data from closing its script", () => {
  const hardened = hardenPage(gatsbyPage(""), {
    ...hardening,
    pageData: '{"path":"</script><script>bad()<!--"}',
  });
  const data = parse(hardened).getElementById("gatsby-script-loader");
  expect(JSON.parse(data?.textContent ?? "")).toEqual({ path: "</script><script>bad()<!--" });
});

test.each([
  ["no style of Gatsby's", gatsbyPage("").replace("gatsby-global-css", "other")],
  ["no script in the head", gatsbyPage("").replace("<script>", '<script class="other">')],
  ["no scripts of Gatsby's", gatsbyPage("").replaceAll("_gatsby-scripts", "other")],
  ["two sets of page data", gatsbyPage('<script id="gatsby-script-loader"></script>')],
  ["no place for the policy", gatsbyPage("").replace("Content-Security-Policy", "other")],
  ["no rules in its style", gatsbyPage("").replace(".a{top:0}.b{top:0}", "")],
  ["no body", gatsbyPage("").replaceAll("body>", "div>")],
  ["no head", "<p>text</p>"],
])("refuses a page with %s", (_, html) => {
  expect(() => hardenPage(html, hardening)).toThrow(/The page has/);
});
