import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(__dirname, "../..");

/** Claims that must never appear: none of them is true of the design, or of anything. */
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

/** How somebody outside would speak of the design, words of the house, and words that sell. */
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

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

/** What a visitor can read in code: texts in quotation marks and between tags, if they are sentences. */
function textsOf(source: string): string {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "")
    .replaceAll(/(?:throw )?new \w*Error\([^;]*;|console\.\w+\([^;]*;/g, "");
  const texts = code.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=>)[^<>{}=;]+(?=<)/g) ?? [];
  return texts.filter((text) => /[a-z]+ [a-z]+/i.test(text)).join("\n");
}

/** Folders of src whose texts only writers and developers read. */
const FOR_WRITERS = /^src\/(?:mdx|gatsby|types|example\/(?:names|descriptions|read-example))|gatsby-types/;

const texts = [
  ...filesIn("content", /\.mdx$/).map((file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    return { file, text: text.replaceAll(/^```[\s\S]*?^```|!\[|\{\/\*[\s\S]*?\*\/\}/gm, "") };
  }),
  ...filesIn("src", /\.tsx?$/)
    .filter((file) => !FOR_WRITERS.test(file))
    .map((file) => ({ file, text: textsOf(readFileSync(join(ROOT, file), "utf8")) })),
];

const found = (patterns: readonly RegExp[]) =>
  texts.flatMap(({ file, text }) =>
    patterns.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []).map((words) => `${file}: ${words}`),
  );

test("texts are found in the content and in the site's code", () => {
  expect(
    texts.filter(({ file, text }) => file.startsWith("content") && text.length > 1000).length,
  ).toBeGreaterThan(4);
  expect(texts.find(({ file }) => file.endsWith("landing.ts"))?.text).toContain(
    "The blockchain for AI agents",
  );
});

test("nothing is claimed that the design does not bear", () => {
  expect(found(CLAIMS)).toEqual([]);
});

test("the site speaks as whoever designs it, in plain words", () => {
  expect(found(OLD_VOICE)).toEqual([]);
});
