import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { convertPageToMarkdown } from "../../src/outputs/markdown";

const convertMain = (main: string, path = "/litepapers/pop") =>
  convertPageToMarkdown(
    `<!DOCTYPE html><html><body><header>Menu</header><main>${main}</main></body></html>`,
    path,
  );

test("begins with the title and the URL of the page", () => {
  expect(convertMain("<h1>The blockchain</h1><p>Agents <em>work</em>.</p>", "/")).toBe(
    "# The blockchain\n\n<https://hyperagent.network/>\n\nAgents *work*.\n",
  );
});

const parts = parse(readFileSync("__tests__/fixtures/markdown.yaml", "utf8")) as Record<string, string>[];

test.each(parts)("$name", ({ html, markdown }) => {
  const heading = "# Title\n\n<https://hyperagent.network/litepapers/pop>";
  expect(convertMain(`<h1>Title</h1>${html}`)).toBe(`${heading}\n\n${markdown}\n`);
});

test("the error for a page without <main> names the page", () => {
  expect(() => convertPageToMarkdown("<p>Text</p>", "/x")).toThrow("The page /x has no <main>.");
});
