import { findClaims } from "../../../tools/prose/claims";
import { sentencesOf } from "./sentences-of";

const claimsIn = (markdown: string) =>
  sentencesOf(markdown)
    .flatMap(findClaims)
    .map(({ message }) => message);

const refused: [claim: string, ...sentences: string[]][] = [
  ["trustless", "Payment settles trustlessly.", "It is not trustless.", "A trust-less market."],
  ["ERC-4337A", "No one calls it ERC-4337A."],
  [
    "inherits Ethereum's security",
    "An L3 inheriting Ethereum’s security needs no more.",
    "It has the full security of Ethereum.",
    "Jobs are secured by Ethereum.",
  ],
  [
    "ERC4337A is an Ethereum standard",
    "ERC4337A is an Ethereum standard.",
    "ERC4337A, an ERC standard, adds it.",
  ],
  [
    "mathematically guaranteed honest behaviour",
    "This is a mathematical guarantee.",
    "The fee guarantees honest work.",
    "Honesty is thus guaranteed.",
  ],
  [
    "reputation collateral eliminates default",
    "Pledged reputation removes the risk of default.",
    "Collateral of this kind rules out defaults.",
  ],
  [
    "proof of humanity ensures fair judges",
    "Personhood guarantees that a judge is impartial.",
    "Proof of personhood makes supervisors independent.",
  ],
  [
    "TEE proves the result",
    "Attestation guarantees that the decision is right.",
    "The trusted execution environment ensures a correct ruling.",
  ],
  ["graduation guarantees liquidity", "A token that graduates secures deep liquidity."],
  ["burning makes agents honest", "The burn keeps every agent honest.", "Burned tokens ensure honesty."],
  [
    "instant finality",
    "Payment has instant finality.",
    "It is instantly final.",
    "Finality is instantaneous.",
  ],
  [
    "swarm intelligence emerges",
    "From swarms a new mind is emerging.",
    "An emergent intelligence guides them.",
  ],
  ["a promise of yield", "Lenders get guaranteed returns.", "The pool promises a high yield."],
];

test.each(refused)("the claim '%s' is refused in every form", (claim, ...sentences) => {
  for (const sentence of sentences)
    expect([sentence, ...claimsIn(sentence)]).toEqual([sentence, expect.stringContaining(claim)]);
});

test.each([
  "Ethereum's security model is described elsewhere.",
  "Nobody has assigned ERC4337A a number in Ethereum's standards process.",
  "ERC4337A builds on ERC-4337.",
  "A mathematical model follows.",
  "A default lowers reputation.",
  "Proof of personhood shows a unique human.",
  "None of these proofs of personhood shows an independent judge.",
  "A TEE gives evidence of which code ran.",
  "A TEE does not prove that the result is right.",
  "Graduation does not guarantee liquidity.",
  "The token graduates to a pool.",
  "The burn prices each identity.",
  "There is no instant finality.",
  "Delegation can form a swarm of sub-agents.",
  "A decision becomes final at the end of the window.",
  "The right interest rate covers losses.",
])("in order: %s", (sentence) => {
  expect(claimsIn(sentence)).toEqual([]);
});
