import { contentSecurityPolicy, sourceHash } from "../../src/csp/policy";

const parts = {
  scripts: ["one()", "two()"],
  styles: ["a{top:0}"],
  waitlistOrigin: "https://list.example",
};

const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((directive) => directive.split(/ (.*)/s).slice(0, 2)));

test("allows nothing but what is listed", () => {
  expect(directives(contentSecurityPolicy(parts))).toEqual({
    "default-src": "'none'",
    "script-src": `'self' ${sourceHash("one()")} ${sourceHash("two()")} 'wasm-unsafe-eval'`,
    "style-src": `'self' ${sourceHash("a{top:0}")}`,
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
