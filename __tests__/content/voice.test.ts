import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(__dirname, "../..");

/** Claims that the design of the protocol does not support. */
const FALSE_CLAIMS = [
  /trustless/i,
  /inherits? (?:\w+ )?Ethereum.s security/i,
  /ERC-?4337A is an (?:Ethereum|official) standard/i,
  /mathematically guarantee/i,
  /eliminates? (?:the )?(?:risk of )?defaults?/i,
  /(?:proof of (?:humanity|personhood)|identity checks?) (?:ensures?|guarantees?)/i,
  /(?:TEE|trusted execution environment)s? (?:proves?|guarantees?)/i,
  /graduation guarantees?/i,
  /burning (?:\w+ )?makes agents honest/i,
  /instant(?:ly)? final/i,
  /swarm intelligence emerges/i,
  /\b(?:our|the) (?:audit|testnet|mainnet) (?:is live|has launched|went live)/i,
];

/** Phrases of an outsider to the project, names that only the code uses, and advertising. */
const UNWANTED_PHRASES = [
  /nobody has said/i,
  /\bis not said\b/i,
  /\bis not public\b|\bare public\b/i,
  /our reading|as described|the description says/i,
  /\bthe run\b/i,
  /\b(?:is|are) meant to\b/i,
  /\b(?:is|are) to be\b/i,
  /\b(?:verdict|premise|wash(?:ing)? jobs?)\b/i,
  /\b(?:seamless(?:ly)?|revolutionary|simply)\b/i,
  // An exclamation mark, except in the confirmation of the waitlist.
  /(?<!Thanks)(?<=[a-z])!(?=\s|$)/,
];

const getFiles = (folder: string, ending: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

/** Returns the texts of at least two words in quotation marks and between tags. */
function getSentences(source: string): string {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "")
    .replaceAll(/(?:throw )?new \w*Error\([^;]*;|console\.\w+\([^;]*;/g, "");
  const texts = code.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=>)[^<>{}=;]+(?=<)/g) ?? [];
  return texts.filter((text) => /[a-z]+ [a-z]+/i.test(text)).join("\n");
}

/** Files without texts for visitors. */
const INTERNAL_FILES = /^src\/(?:mdx|gatsby|types|example\/(?:names|descriptions|read-example))|gatsby-types/;

const texts = [
  ...getFiles("content", /\.mdx$/).map((file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    return { file, text: text.replaceAll(/^```[\s\S]*?^```|!\[|\{\/\*[\s\S]*?\*\/\}/gm, "") };
  }),
  ...getFiles("src", /\.tsx?$/)
    .filter((file) => !INTERNAL_FILES.test(file))
    .map((file) => ({ file, text: getSentences(readFileSync(join(ROOT, file), "utf8")) })),
];

const findPhrases = (patterns: readonly RegExp[]) =>
  texts.flatMap(({ file, text }) =>
    patterns.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []).map((words) => `${file}: ${words}`),
  );

test("finds the texts of code in quotation marks and between tags, and no comments or errors", () => {
  const code = `// Not for readers.\nconst title = "For readers"; throw new Error("not this"); const a = <p>nor less</p>;`;
  expect(getSentences(code)).toBe('"For readers"\nnor less');
  expect(texts.filter(({ file, text }) => file.startsWith("content") && text.trim() === "")).toEqual([]);
});

test("no text makes a claim that the design does not support", () => {
  expect(findPhrases(FALSE_CLAIMS)).toEqual([]);
});

test("no text has a phrase of an outsider, a name from the code, or advertising", () => {
  expect(findPhrases(UNWANTED_PHRASES)).toEqual([]);
});
