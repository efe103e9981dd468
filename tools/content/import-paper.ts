/** `npm run import:paper -- file.md`: makes a draft of a Markdown file that was written for another place. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { LITEPAPERS, SLUG } from "../../src/content/content-paths";
import { IMAGE } from "../../src/content/paper-images";
import { decodeContent } from "../../src/content/read-content";
import { decode } from "../../src/paper/links";
import { formatProblems } from "../../src/site/content-problem";
import { projectRoot } from "../project";
import { runMain } from "../run-main";
import type { ImageFinder } from "./import/draft";
import { draftFields, type Field } from "./import/fields";
import { BESIDE } from "./import/transforms";
import { turnMarkdown } from "./import/turn-markdown";
import { answer, QUESTIONS, refusalOf, terminal, writeDraft } from "./new-paper";

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
  ask: (question: Field | typeof BASE) => Promise<string | undefined>,
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
  const images: Images = new Map();
  const turn = (base?: string) => turnMarkdown(source, file, imagesOf(file, images), base);
  let turned = turn();
  if (turned.problems.some(({ message }) => message.endsWith(`${BESIDE}.`))) {
    const base = await ask(BASE);
    if (base) turned = turn(base);
  }
  const fields = await draftFields(turned, ask);
  try {
    const path = writeDraft(root, address, { fields, body: turned.body, today });
    for (const [from, { name, bytes }] of images)
      writeFileSync(join(folder, name), bytes ?? readFileSync(from));
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

/** What is asked of those whose file links to others beside it. */
const BASE = "base";

const ASK_FOR_BASE = "Its address on the web, to which its links are relative, or nothing";

const refuseBase = (text: string) =>
  text === "" || /^https:\/\/\S+$/.test(text) ? undefined : "Type it whole: https://example.org/docs/paper";

/** By where they stand, or by their bytes as text, the names that images get; what stands in the file itself, with its bytes. */
type Images = Map<string, { name: string; bytes?: Buffer }>;

/** Finds images beside a file and in it, and notes them with the names that they get. */
function imagesOf(file: string, images: Images): ImageFinder {
  return (url) => {
    const [, type = "", data = ""] = /^data:image\/([a-z]+)[^,]*;base64,(.*)$/is.exec(url) ?? [];
    if (data !== "") {
      const count = [...images.values()].filter(({ bytes }) => bytes).length + 1;
      const name = images.get(url)?.name ?? `image-${count}.${type.toLowerCase()}`;
      if (IMAGE.test(name)) {
        images.set(url, { name, bytes: Buffer.from(data, "base64") });
        return { name };
      }
      const message = `An image in the text is a ${type.toUpperCase()}, which papers do not show.`;
      return { name, wrong: [message, "Put it into the draft's folder as PNG, JPEG, WebP, AVIF or SVG."] };
    }
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) {
      const message = `The image ${url.slice(0, 80)} stands elsewhere.`;
      return { name: url, wrong: [message, "Put it into the draft's folder, and write its file's name."] };
    }
    const from = resolve(dirname(file), decode(url.replace(/[?#].*$/, "")).replace(/^\//, ""));
    const wanted = basename(from).replaceAll(/[^\w.-]+/g, "-");
    const others = [...images].flatMap(([other, { name }]) => (other === from ? [] : [name]));
    const name = images.get(from)?.name ?? (others.includes(wanted) ? `${others.length}-${wanted}` : wanted);
    if (IMAGE.test(name) && existsSync(from)) {
      images.set(from, { name });
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
  const { ask: askInTerminal, close } = terminal();
  const ask = async (asked: Field | typeof BASE) => {
    if (!process.stdin.isTTY) return undefined;
    if (asked === BASE) return answer(askInTerminal, console.log, ASK_FOR_BASE, refuseBase);
    return answer(askInTerminal, console.log, QUESTIONS[asked], refusalOf(asked));
  };
  try {
    const today = new Date().toISOString().slice(0, 10);
    const { slug, path, problems } = await importPaper(projectRoot, { file, address, today }, ask);
    if (problems.length > 0)
      console.log(
        `${formatProblems(problems)}\n\nThe draft has these as well as it can, and all else of the file.`,
      );
    console.log(
      `${path} is a draft: npm run develop shows it at /litepapers/${slug}, and npm run check:content says what it lacks.`,
    );
  } finally {
    close();
  }
}

if (require.main === module) {
  runMain(() => main(process.argv.slice(2)));
}
