import { checkRedirects, parseRedirects } from "../../src/markdown/redirects";
import { places, problemsOf } from "./writing";

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
  ["/a: /b\nlitepapers/old: /b", '2:1 "litepapers/old" is not the path of a page.'],
  ["/a: https://example.com/", '1:5 "https://example.com/" is not the path of a page.'],
  ["/a: //example.com", '1:5 "//example.com" is not the path of a page.'],
  ["/a: /b/", '1:5 "/b/" is not the path of a page.'],
  ["/a: 5", '1:5 "5" is not the path of a page.'],
])("%j is refused with its place", (source, problem) => {
  expect(places(problemsOf(() => parseRedirects(source)))).toEqual([problem]);
});

test("an address that is written twice is refused", () => {
  const [problem] = problemsOf(() => parseRedirects("/a: /b\n/a: /c\n"));
  expect(problem).toMatchObject({ line: 2, message: expect.stringContaining("not valid YAML") });
});

test("a redirect starts at no page, and ends at one", () => {
  const redirects = parseRedirects("/new: /other\n/old: /older\n/older: /new\n");
  expect(places(problemsOf(() => checkRedirects(redirects, new Set(["/new", "/other"]))))).toEqual([
    "1:1 /new is a page, which nobody would reach.",
    "2:1 /old leads to /older, which is no page.",
  ]);
});
