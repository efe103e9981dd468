/** What each page forbids. `pages.test.ts` runs it, so that jest parses each page once. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceHash } from "../../src/csp/policy";
import { movedPages } from "../published-papers";
import { listFiles, listPages, publicDir, readDocument } from "./built-site";

/** A policy's directives, each with its sources. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

// A page that only leads on forbids everything.
const pages = listPages(publicDir).filter((file) => !movedPages.includes(file));

describe.each(pages)("the policy of %s", (file) => {
  let page: Document;
  let metas: Element[];
  let directives: ReturnType<typeof directivesOf>;
  beforeAll(() => {
    page = readDocument(publicDir, file);
    metas = [...page.querySelectorAll("meta[http-equiv=Content-Security-Policy i]")];
    directives = directivesOf(metas[0]?.getAttribute("content") ?? "");
  });
  const texts = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");

  test("stands once, before all that loads, runs or styles", () => {
    expect(metas).toHaveLength(1);
    const before = [...page.head.children].slice(0, [...page.head.children].indexOf(metas[0] as Element));
    expect(before.map(({ outerHTML }) => outerHTML)).toEqual([
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ]);
  });

  test("allows each inline script by its hash, and no other", () => {
    const hashes = directives.get("script-src")?.filter((source) => source.startsWith("'sha256-"));
    const run = texts("script:not([src], [type$=json])");
    expect([...(hashes ?? [])].sort()).toEqual(run.map(sourceHash).sort());
  });

  test("allows each inline style by its hash, and no other", () => {
    expect(directives.get("style-src")).toEqual(["'self'", ...texts("style").map(sourceHash)]);
  });

  test("is not undone by an attribute: no style, no event handler, no javascript: address", () => {
    const all = [...page.querySelectorAll("*")].flatMap(({ attributes }) => [...attributes]);
    expect(
      all.filter(({ name }) => name === "style" || /^on[a-z]/.test(name)).map(({ name }) => name),
    ).toEqual([]);
    expect(all.filter(({ value }) => /^\s*javascript:/i.test(value)).map(({ value }) => value)).toEqual([]);
  });
});

test("pages have the same policy, but for the hashes of their own texts", () => {
  const policies = pages.map((file) => {
    const policy = readDocument(publicDir, file).querySelector("meta[http-equiv=Content-Security-Policy i]");
    return policy?.getAttribute("content")?.replaceAll(/ 'sha256-[^']+'/g, "");
  });
  expect(policies[0]).toContain("default-src 'none'");
  expect(new Set(policies)).toEqual(new Set([policies[0]]));
});

test("no source map, and nothing for scripts of third parties, is published", () => {
  expect(
    listFiles(publicDir).filter((file) => file.endsWith(".map") || file.startsWith("~partytown/")),
  ).toEqual([]);
  const scripts = listFiles(publicDir).filter((file) => /^[^/]+\.js$/.test(file));
  expect(
    scripts.filter((file) => readFileSync(join(publicDir, file), "utf8").includes("sourceMappingURL")),
  ).toEqual([]);
});
