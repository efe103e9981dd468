/** `npm run import:paper -- file.md`: makes a draft of a Markdown file that was written for another place. */
import { copyFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { LITEPAPERS, SLUG } from "../../src/content/content-paths";
import { IMAGE } from "../../src/content/paper-images";
import { decodeContent } from "../../src/content/read-content";
import { decode } from "../../src/paper/links";
import { formatProblems } from "../../src/site/content-problem";
import { projectRoot } from "../project";
import { runMain } from "../run-main";
import type { ImageFinder } from "./import/draft";
import { draftFields, type Field } from "./import/fields";
import { turnMarkdown } from "./import/turn-markdown";
import { answer, QUESTIONS, refusalOf, writeDraft } from "./new-paper";

/**
 * Writes the draft of a Markdown file under `root`, with the images that it shows. `file` is its path from the present
 * folder, `today` is YYYY-MM-DD, and `ask` answers what the file does not say, or nothing where nobody is there. Returns
 * where the draft stands, and what of the file could not be turned.
 *
 * Throws an Error, and writes nothing, where the file cannot be read or a paper is there already.
 */
export async function importPaper(
  root: string,
  { file, address = addressOf(file), today }: { file: string; address?: string | undefined; today: string },
  ask: (field: Field) => Promise<string | undefined>,
) {
  const folder = join(root, LITEPAPERS, address);
  const say = "Say another: npm run import:paper -- file.md model-credit";
  if (!SLUG.test(address))
    throw new Error(
      `“${address}” cannot be an address: it has lower-case letters, digits and hyphens only. ${say}`,
    );
  if (existsSync(folder)) throw new Error(`There is a paper at the address ${address} already. ${say}`);

  if (!existsSync(file))
    throw new Error(`There is no file ${file}. Say its path: npm run import:paper -- ../paper.md`);
  const bytes = readFileSync(file);
  const source = decodeContent(bytes.subarray(bytes.indexOf("\uFEFF") === 0 ? 3 : 0), file);
  const images = new Map<string, string>();
  const turned = turnMarkdown(source, file, imagesOf(file, images));
  const fields = await draftFields(turned, ask);
  try {
    const path = writeDraft(root, address, { fields, body: turned.body, today });
    for (const [from, name] of images) copyFileSync(from, join(folder, name));
    return { slug: address, path, problems: turned.problems };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The file's name as an address, or its folder's where that says more. */
function addressOf(file: string): string {
  const name = basename(file).replace(/\.\w+$/, "");
  const telling = /^(?:readme|index)$/i.test(name) ? basename(dirname(resolve(file))) : name;
  return telling
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Finds images beside a file, and notes them with the names that they get. */
function imagesOf(file: string, images: Map<string, string>): ImageFinder {
  return (url) => {
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) {
      const message = `The image ${url.slice(0, 80)} stands elsewhere.`;
      return { name: url, wrong: [message, "Put it into the draft's folder, and write its file's name."] };
    }
    const from = resolve(dirname(file), decode(url.replace(/[?#].*$/, "")).replace(/^\//, ""));
    const wanted = basename(from).replaceAll(/[^\w.-]+/g, "-");
    const others = [...images].flatMap(([other, name]) => (other === from ? [] : [name]));
    const name = images.get(from) ?? (others.includes(wanted) ? `${others.length}-${wanted}` : wanted);
    if (IMAGE.test(name) && existsSync(from)) {
      images.set(from, name);
      return { name };
    }
    const advice =
      "Put it into the draft's folder: as PNG, JPEG, WebP, AVIF or SVG, with its name in the text.";
    const isThere = existsSync(from) ? "is no image that papers show" : "is not there";
    return { name, wrong: [`The image ${url} ${isThere}.`, advice] };
  };
}

async function main([file, address]: readonly string[]): Promise<void> {
  if (!file) throw new Error("Say which file: npm run import:paper -- file.md");
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const ask = async (field: Field) =>
    terminal &&
    answer((question) => terminal.question(question), console.log, QUESTIONS[field], refusalOf(field));
  try {
    const today = new Date().toISOString().slice(0, 10);
    const { slug, path, problems } = await importPaper(projectRoot, { file, address, today }, ask);
    if (problems.length > 0)
      console.log(
        `${formatProblems(problems)}\n\nThe draft has these as well as it can; the rest of the file is turned.`,
      );
    console.log(
      `${path} is a draft: npm run develop shows it at /litepapers/${slug}, and npm run check:content says what it lacks.`,
    );
  } finally {
    terminal?.close();
  }
}

if (require.main === module) {
  runMain(() => main(process.argv.slice(2)));
}
