import { addContentSecurityPolicy, createSourceHash } from "../../src/csp/policy";

const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="x"/>\
<style data-href="/a.css">a>b{content:"$&"}</style><style>p{top:0}</style><title>Page</title><script>one("$1")</script>\
<script type="application/ld+json">{"a":1}</script></head><body><div id="___gatsby">\
<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">Text</div>\
<p class="a" style="outline:none">One</p><br style="content:&quot;&amp;&lt;&quot;"/></div>\
<script id="loader">two()</script><script src="/app.js" async></script></body></html>`;

/** The sheet that the page's style attributes become. */
const OWN_SHEET = '.style-1:not(#_){outline:none}.style-2:not(#_){content:"&<"}';

const page = addContentSecurityPolicy(PAGE, "https://list.example");

test("the policy allows the inline scripts and styles of the page by their hashes, and leaves JSON out", () => {
  const [, policy = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  const directives = policy.split("; ").map((directive) => directive.split(/ (.*)/s).slice(0, 2));
  expect(Object.fromEntries(directives)).toEqual({
    "default-src": "'none'",
    "script-src": `'self' ${createSourceHash('one("$1")')} ${createSourceHash("two()")} 'wasm-unsafe-eval'`,
    "style-src": `'self' ${createSourceHash('a>b{content:"$&"}')} ${createSourceHash("p{top:0}")} ${createSourceHash(OWN_SHEET)}`,
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self' https://list.example",
    "form-action": "'self' https://list.example",
    "base-uri": "'none'",
    "manifest-src": "'self'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "webpack",
  });
});

test("the policy follows the charset, style sheets move to the end of the head, and style attributes become classes of a sheet", () => {
  expect(
    page.replace(/(http-equiv="Content-Security-Policy" content=)"[^"]*"/, "$1"),
  ).toBe(`<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>\
<meta http-equiv="Content-Security-Policy" content=/><meta name="viewport" content="x"/><title>Page</title>\
<script>one("$1")</script><script type="application/ld+json">{"a":1}</script>\
<style data-href="/a.css">a>b{content:"$&"}</style><style>p{top:0}</style><style>${OWN_SHEET}</style></head><body><div id="___gatsby">\
<div tabindex="-1" id="gatsby-focus-wrapper" class="style-1">Text</div>\
<p class="a style-1">One</p><br class="style-2"/></div>\
<script id="loader">two()</script><script src="/app.js" async></script></body></html>`);
});
