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
  /\b(?:HyperAgent|(?:our|the) (?:audit|network|testnet|mainnet)) (?:is live|has launched|went live)/i,
];

/**
 * Phrases of an outsider to the project, names that only the code uses, and advertising, in the text of a page. A paper may
 * say that key words “are to be interpreted as described in BCP 14”: RFC 8174, section 2.
 */
const UNWANTED_PHRASES = [
  /nobody has said/i,
  /\bis not said\b/i,
  /\bis not public\b|\bare public\b/i,
  /our reading|as described(?! in\b)|the description says/i,
  /\bthe run\b/i,
  /\b(?:is|are) meant to\b/i,
  /\b(?:is|are) to be\b(?! interpreted)/i,
  /\b(?:verdict|premise|wash(?:ing)? jobs?)\b/i,
  /\b(?:seamless(?:ly)?|revolutionary|simply)\b/i,
  /[a-z]!(?=\s|$)/,
];

const NOT_TEXT = /^```[\s\S]*?^```|!\[|\{\/\*[\s\S]*?\*\/\}/gm;

/** Returns the phrases in the files of a folder that match, as `path:line:column: phrase`. */
function findPhrases(folder: string, ending: string, patterns: readonly RegExp[]): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(ending),
  );
  expect(files).not.toEqual([]);
  return files.flatMap((file) => {
    const path = join(folder, file);
    const text = readFileSync(join(ROOT, path), "utf8").replaceAll(NOT_TEXT, (part) =>
      part.replaceAll(/[^\n]/g, " "),
    );
    return patterns.flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern, "gi"))].map(({ 0: phrase, index }) => {
        const lines = text.slice(0, index).split("\n");
        return `${path}:${lines.length}:${(lines.at(-1) ?? "").length + 1}: ${phrase}`;
      }),
    );
  });
}

test.each([
  ["content", ".mdx"],
  ["src", ".ts"],
  ["src", ".tsx"],
])("nothing in %s/*%s makes a claim that the design does not support", (folder, ending) => {
  expect(findPhrases(folder, ending, FALSE_CLAIMS)).toEqual([]);
});

test("no page has a phrase of an outsider, a name from the code, or advertising", () => {
  expect(findPhrases("content", ".mdx", UNWANTED_PHRASES)).toEqual([]);
});
