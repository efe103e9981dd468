/**
 * `npx tsx tools/verify/main.ts <address or file> "<quotation>"`: whether a paper says this, word for word, where, and in which version.
 *
 * The address is that of a paper, or of the site for all papers; the file is a copy of /sections.json, or a folder with
 * one, such as public. Ends with 1 where nobody says it, or where a text is not what its digest says.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Sections, sectionsSchema } from "../../src/outputs/sections";
import { SECTIONS_PATH } from "../../src/site/site";
import { runMain } from "../run-main";
import { verifyQuotation } from "./quotation";

async function main([source, quotation]: readonly string[]): Promise<void> {
  if (!source || !quotation)
    throw new Error('Write: npx tsx tools/verify/main.ts <address or file> "<quotation>"');
  const { sections, path } = await open(source);
  const { places, forged } = verifyQuotation(sections, quotation, path);
  for (const { title, version, section, url, digest } of places) {
    console.log(`${title}, version ${version}, section “${section}”\n  ${url}\n  SHA-256 ${digest}`);
  }
  for (const url of new Set(forged)) console.error(`${url}: the text is not what its digest says.`);
  if (places.length === 0)
    console.error(
      `No paper at ${source} says this. Quote word for word, from the version that is published.`,
    );
  process.exitCode = places.length > 0 && forged.length === 0 ? 0 : 1;
}

async function open(source: string): Promise<{ sections: Sections; path?: string }> {
  if (/^https?:/.test(source)) {
    const { pathname, origin } = new URL(source);
    const response = await fetch(new URL(SECTIONS_PATH, origin));
    if (!response.ok) throw new Error(`${origin}${SECTIONS_PATH} answered ${response.status}.`);
    return {
      sections: sectionsSchema.parse(await response.json()),
      path: pathname === SECTIONS_PATH ? undefined : pathname.replace(/(?:\.md|\/)$/, "") || "/",
    };
  }
  if (!existsSync(source)) throw new Error(`${source} is neither an address nor a file.`);
  const file = statSync(source).isDirectory() ? join(source, SECTIONS_PATH) : source;
  return { sections: sectionsSchema.parse(JSON.parse(readFileSync(file, "utf8"))) };
}

runMain(() => main(process.argv.slice(2)));
