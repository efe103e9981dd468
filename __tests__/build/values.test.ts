/** The built pages print the example's numbers where the text asks for them. */
import { readFileSync } from "node:fs";
import { readExample } from "../../src/example/read-example";
import { publishedPages } from "../published-pages";
import { readPage } from "./built-site";

/** A value and up to three words before it in its line. */
const VALUE = /((?:[\p{L}\d]+ ){0,3})<Value name="([^"]+)"( number)? \/>/gu;

const withValues = publishedPages.flatMap(({ path, file }) => {
  const asked = file ? [...readFileSync(file, "utf8").matchAll(VALUE)] : [];
  return asked.length > 0 ? [{ path, asked }] : [];
});

test.each(withValues)("$path prints each value behind the words before it", ({ path, asked }) => {
  const { values } = readExample();
  const text = (readPage(path).querySelector("[data-body]")?.textContent ?? "").replaceAll(/\s+/g, " ");
  const sentences = asked.map(([, before = "", name = "", number]) => {
    const value = values[name as keyof typeof values];
    return `${before}${number ? value.number : value.text}`.replaceAll(/\s+/g, " ");
  });
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
});
