import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { rehypePictures } from "../../src/mdx/rehype-pictures";
import { createTemporaryFolder } from "../temporary-folder";

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" />';

beforeEach(() => {
  process.chdir(createTemporaryFolder());
  process.env.gatsby_executing_command = "build";
});

test.each(["deal.svg", "a deal.svg"])("the picture “%s” is copied to its address, with its size", (name) => {
  mkdirSync("content");
  writeFileSync(join("content", name), PICTURE);
  const tree = fromHtml(`<img src="${encodeURI(name)}">`, { fragment: true });
  const file = { path: resolve("content/page.mdx"), data: {} };
  rehypePictures()(tree, file);
  const { src, width, height } = select("img", tree)?.properties ?? {};
  expect(src).toMatch(/^\/static\/[0-9a-f]{16}\//);
  expect(readFileSync(join("public", decodeURI(String(src))), "utf8")).toBe(PICTURE);
  expect([width, height]).toEqual([4, 3]);
});
