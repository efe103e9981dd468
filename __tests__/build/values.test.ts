/** The built pages print the example's numbers where the text asks for them, and explain them. */
import { readFileSync } from "node:fs";
import { readExample } from "../../src/example/read-example";
import { publishedPages } from "../published-pages";
import { readPage } from "./built-site";

/** A value and up to three words before it in its line. */
const VALUE = /((?:[\p{L}\d]+ ){0,3})<Value name="([^"]+)"( number)? \/>/gu;

const withValues = publishedPages.flatMap(({ path, file }) => {
  const asked = file ? [...readFileSync(file, "utf8").matchAll(VALUE)] : [];
  return file && asked.length > 0 ? [{ path, file, asked }] : [];
});

const withNumbers = withValues.filter(({ file }) => readFileSync(file, "utf8").includes("<Numbers />"));

test.each(withNumbers)("$path explains each number that it prints, with its value", ({ path, asked }) => {
  const { values } = readExample();
  const rows = [...readPage(path).querySelectorAll<HTMLTableRowElement>("[data-body] details tr")].map(
    ({ cells: [name, value] }) => `${name?.textContent}: ${value?.textContent}`,
  );
  const printed = asked.map(([, , name = ""]) => [name, values[name as keyof typeof values]] as const);
  const lines = printed
    .filter(([, { unit }]) => unit !== "name")
    .map(([name, { text }]) => `${name}: ${text}`);
  expect(lines.filter((line) => !rows.includes(line))).toEqual([]);
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
