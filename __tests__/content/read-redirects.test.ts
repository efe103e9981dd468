import { parseRedirects, redirectProblems } from "../../src/content/read-redirects";
import { places, problemsOf } from "../paper/writing";

test("a file of comments alone redirects nothing", () => {
  expect(parseRedirects("# Nothing yet\n")).toEqual([]);
});

test("each line is an address and where it leads", () => {
  expect(parseRedirects("# Moved\n/litepapers/old: /litepapers/new\n/litepapers/gone: /\n")).toEqual([
    { from: "/litepapers/old", to: "/litepapers/new", line: 2 },
    { from: "/litepapers/gone", to: "/", line: 3 },
  ]);
});

test.each([
  ["- /litepapers/old", "1:1 The redirects are not a list of addresses."],
  ["/litepapers/old", "1:1 The redirects are not a list of addresses."],
  ["/litepapers/a: /b\nlitepapers/old: /b", '2:1 "litepapers/old" is not the path of a paper.'],
  ["/litepapers/a: https://example.com/", '1:16 "https://example.com/" is not the path of a page.'],
  ["/glossary: /", '1:1 "/glossary" is not the path of a paper.'],
  [
    "/litepapers/a: */b*",
    "1:16 The list of redirects is not valid YAML: an asterisk stands for another value.",
  ],
  ["/litepapers/a: 5", '1:16 "5" is not the path of a page.'],
])("%j is refused with its place", (source, problem) => {
  expect(places(problemsOf(() => parseRedirects(source)))).toEqual([problem]);
});

test("an address that is written twice is refused", () => {
  const [problem] = problemsOf(() => parseRedirects("/a: /b\n/a: /c\n"));
  expect(problem).toMatchObject({ line: 2, message: expect.stringContaining("not valid YAML") });
});

test("a redirect starts at no page, and ends at one", () => {
  const source = ["new: /", "old: /litepapers/older", "older: /litepapers/new"];
  const redirects = parseRedirects(source.map((line) => `/litepapers/${line}\n`).join(""));
  expect(places(redirectProblems(redirects, new Set(["/", "/litepapers/new"])))).toEqual([
    "1:1 /litepapers/new is a page, which nobody would reach.",
    "2:1 /litepapers/old leads to /litepapers/older, which is no page.",
  ]);
});
