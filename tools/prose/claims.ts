import type { ProseProblem } from "./passages";
import type { Sentence } from "./read-text";

type Claim = {
  /** The claim in its plainest form. */
  says: string;
  pattern: RegExp;
  /** What is true instead. */
  advice: string;
  /** Refused even where it is denied: the words themselves mislead. */
  always?: true;
};

const DENIAL = /\b(?:no|not|nor|never|neither|none|nothing|nobody|cannot|without|rarely)\b|n['’]t\b/i;
const ASSURES = "(?:guarante|ensur|assur|secur|provid|promis|creat|bring|mean)\\w*";
const TEE = "(?:TEEs?|trusted execution environments?|enclaves?|(?:remote )?attestations?)";

/** What the papers never claim, in any form: docs/writing.md lists them. */
const CLAIMS: readonly Claim[] = [
  {
    says: "trustless",
    pattern: /\btrust-?less\w*/i,
    advice: "Say what has to be trusted: hardware vendors, supervisors, the DAO, chain operators.",
    always: true,
  },
  {
    says: "ERC-4337A",
    pattern: /\bERC-4337A\b/i,
    advice: "Write ERC4337A, the project's own name; no such number has been assigned.",
    always: true,
  },
  {
    says: "inherits Ethereum's security",
    pattern:
      /\b(?:inherit|borrow|enjoy|deriv|get|has|have)\w*\b[^.]*\bEthereum(?:['’]s)?(?:\s+\w+)?\s+security\b|\bsecurity\s+(?:of|from)\s+Ethereum\b|\b(?:secured|protected)\s+by\s+Ethereum\b/i,
    advice:
      "State the conditions: data availability and proofs on each layer, and who holds the upgrade keys.",
  },
  {
    says: "ERC4337A is an Ethereum standard",
    pattern: /\bERC4337A\b[^.]*\b(?:Ethereum|ERC|EIP)(?:['’]s)?\s+standards?\b(?!\s+process)/i,
    advice: "Say that ERC4337A is the protocol's own account standard, which builds on ERC-4337.",
  },
  {
    says: "mathematically guaranteed honest behaviour",
    pattern:
      /\bmathematical(?:ly)?\s+(?:guarante|certain|prov|assur|ensur)\w*|\bguarante\w*\s+(?:\w+\s+)?hones\w*|\bhones\w+\s+(?:\w+\s+){0,3}guarante\w*/i,
    advice: "State the inequality under which a risk-neutral party prefers to be honest.",
  },
  {
    says: "reputation collateral eliminates default",
    pattern:
      /\b(?:reputation|collateral)\w*\b[^.]*\b(?:eliminat|remov|prevent|abolish|preclud|exclud|rul(?:e|es|ed|ing)\s+out)\w*\s+(?:\w+\s+){0,4}defaults?\b/i,
    advice: "Reputation is a penalty for default and cannot be sold: give the condition.",
  },
  {
    says: "proof of humanity ensures fair judges",
    pattern: new RegExp(
      `\\b(?:proofs? of (?:humanity|personhood)|personhood|humanity)\\b[^.]*\\b(?:${ASSURES}|mak\\w+|prov\\w+|show\\w*)\\b[^.]*\\b(?:fair|honest|impartial|competent|independent|unbiased)\\w*`,
      "i",
    ),
    advice: "Personhood shows a unique human, and says nothing of competence or independence.",
  },
  {
    says: "TEE proves the result",
    pattern: new RegExp(
      `\\b${TEE}\\b[^.]*\\b(?:prov(?:e|es|ed|en|ing)|certif\\w+|${ASSURES})\\b[^.]*\\b(?:results?|outputs?|answers?|judge?ments?|decisions?|rulings?|correct\\w*|right)\\b`,
      "i",
    ),
    advice: "A TEE gives evidence of which code ran, not that its result is right.",
  },
  {
    says: "graduation guarantees liquidity",
    pattern: new RegExp(`\\bgraduat\\w*\\b[^.]*\\b${ASSURES}\\b[^.]*\\bliquid\\w*`, "i"),
    advice: "Price is continuous at graduation, depth is not, and most launches may not get there.",
  },
  {
    says: "burning makes agents honest",
    pattern: new RegExp(
      `\\bburn\\w*\\b[^.]*\\b(?:${ASSURES}|mak\\w+|mad\\w|keep\\w*|forc\\w+|render\\w*|turn\\w*)\\b[^.]*\\bhones\\w*`,
      "i",
    ),
    advice: "A burn is sunk: it prices the replacement of a lost identity and changes no later decision.",
  },
  {
    says: "instant finality",
    pattern:
      /\binstant(?:ly|aneous|aneously)?[\s-]+(?:final\w*|settle\w*)|\bfinal\w*\s+(?:\w+\s+)?instant\w*/i,
    advice: "Say after which window or which layer's confirmation the outcome stands.",
  },
  {
    says: "swarm intelligence emerges",
    pattern: /\b(?:swarms?|intelligence)\b[^.]*\bemerg\w+|\bemerg\w+\b[^.]*\b(?:swarms?|intelligence)\b/i,
    advice: "Say what an account settles: how much a tree of keys may spend.",
  },
  {
    says: "a promise of yield",
    pattern: /\b(?:guarante|promis|secur|assur)\w*\s+(?:\w+\s+){0,2}(?:yields?|returns|profits?|incomes?)\b/i,
    advice: "Make no promise of yield.",
  },
];

/** Claims that docs/writing.md rules out, in any inflection; a sentence that denies one is in order. */
export function findClaims({ text, start }: Sentence): ProseProblem[] {
  return CLAIMS.flatMap(({ says, pattern, advice, always }): ProseProblem[] => {
    const match = pattern.exec(text);
    if (!match) return [];
    const upToIt = text.slice(0, match.index + match[0].length);
    if (!always && DENIAL.test(upToIt)) return [];
    return [{ index: start + match.index, message: `This claims "${says}".`, advice }];
  });
}
