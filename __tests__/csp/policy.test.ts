import { addContentSecurityPolicy, createSourceHash } from "../../src/csp/policy";

const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="x"/>\
<style data-href="/a.css">a>b{content:"$&"}</style><style>p{top:0}</style><title>Page</title><script>one("$1")</script>\
<script type="application/ld+json">{"a":1}</script></head><body><div id="___gatsby">\
<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">Text</div>\
<p class="a" style="outline:none">One</p><br style="content:&quot;&amp;&lt;&quot;"/></div>\
<script id="loader">two()</script><script src="/app.js" async></script></body></html>`;

const page = addContentSecurityPolicy(PAGE, "https://list.example");

test("the policy allows the inline scripts, styles and style attributes of the page by their hashes, and leaves JSON out", () => {
  const [, policy = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  const directives = policy.split("; ").map((directive) => directive.split(/ (.*)/s).slice(0, 2));
  expect(Object.fromEntries(directives)).toEqual({
    "default-src": "'none'",
    "script-src": `'self' ${createSourceHash('one("$1")')} ${createSourceHash("two()")} 'wasm-unsafe-eval'`,
    "style-src": `'self' 'unsafe-hashes' ${['a>b{content:"$&"}', "p{top:0}", "outline:none", 'content:"&<"'].map(createSourceHash).join(" ")}`,
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

test("the policy follows the charset, and style sheets move to the end of the head", () => {
  expect(
    page.replace(/(http-equiv="Content-Security-Policy" content=)"[^"]*"/, "$1"),
  ).toBe(`<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>\
<meta http-equiv="Content-Security-Policy" content=/><meta name="viewport" content="x"/><title>Page</title>\
<script>one("$1")</script><script type="application/ld+json">{"a":1}</script>\
<style data-href="/a.css">a>b{content:"$&"}</style><style>p{top:0}</style></head><body><div id="___gatsby">\
<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">Text</div>\
<p class="a" style="outline:none">One</p><br style="content:&quot;&amp;&lt;&quot;"/></div>\
<script id="loader">two()</script><script src="/app.js" async></script></body></html>`);
});
