import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(__dirname, "../..");

/** Claims that are not true of the design. */
const CLAIMS = [
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

/** Phrases of somebody outside of the project, names that only its code uses, and advertising. */
const OLD_VOICE = [
  /nobody has said/i,
  /\bis not said\b/i,
  /\bis not public\b|\bare public\b/i,
  /our reading|as described|the description says/i,
  /\bthe run\b/i,
  /\b(?:is|are) meant to\b/i,
  /\b(?:is|are) to be\b/i,
  /\b(?:verdict|premise|wash(?:ing)? jobs?)\b/i,
  /\b(?:seamless(?:ly)?|revolutionary|simply)\b/i,
  // But the confirmation, which the specification gives.
  /(?<!Thanks)(?<=[a-z])!(?=\s|$)/,
];

const listFiles = (folder: string, ending: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

/** The texts in quotation marks and between tags that have two words or more. */
function getSentences(source: string): string {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "")
    .replaceAll(/(?:throw )?new \w*Error\([^;]*;|console\.\w+\([^;]*;/g, "");
  const texts = code.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=>)[^<>{}=;]+(?=<)/g) ?? [];
  return texts.filter((text) => /[a-z]+ [a-z]+/i.test(text)).join("\n");
}

/** Files whose texts only writers and developers read. */
const FOR_WRITERS = /^src\/(?:mdx|gatsby|types|example\/(?:names|descriptions|read-example))|gatsby-types/;

const texts = [
  ...listFiles("content", /\.mdx$/).map((file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    return { file, text: text.replaceAll(/^```[\s\S]*?^```|!\[|\{\/\*[\s\S]*?\*\/\}/gm, "") };
  }),
  ...listFiles("src", /\.tsx?$/)
    .filter((file) => !FOR_WRITERS.test(file))
    .map((file) => ({ file, text: getSentences(readFileSync(join(ROOT, file), "utf8")) })),
];

const findPhrases = (patterns: readonly RegExp[]) =>
  texts.flatMap(({ file, text }) =>
    patterns.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []).map((words) => `${file}: ${words}`),
  );

test("sentences of code are found in quotation marks and between tags, and no comments or errors", () => {
  const code = `// Not for readers.\nconst title = "For readers"; throw new Error("not this"); const a = <p>nor less</p>;`;
  expect(getSentences(code)).toBe('"For readers"\nnor less');
  expect(texts.filter(({ file, text }) => file.startsWith("content") && text.trim() === "")).toEqual([]);
});

test("nothing is claimed that the design does not bear", () => {
  expect(findPhrases(CLAIMS)).toEqual([]);
});

test("the site speaks as whoever designs it, in plain words", () => {
  expect(findPhrases(OLD_VOICE)).toEqual([]);
});
