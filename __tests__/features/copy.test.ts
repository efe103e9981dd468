import { featureCards, protocolFeatures } from "../../src/features/landing/features";

test("there are three cards: commerce, wallet, collaboration", () => {
  expect(featureCards.map(({ title }) => title)).toEqual([
    "A2A commerce",
    "Agent-optimised smart contract wallet",
    "Human-agent collaboration",
  ]);
});

test("there are six features in the specified order", () => {
  expect(protocolFeatures.map(({ title }) => title.toLowerCase())).toEqual([
    "the chain",
    "proof-of-performance reputation",
    "agentic finance modules",
    "agent wallet standard",
    "multi-hop tasks",
    "open protocol",
  ]);
});

test("each card and feature has words, an address and a drawing of its own", () => {
  for (const entries of [featureCards, protocolFeatures]) {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { id, text } of entries) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(text.length).toBeGreaterThan(80);
    }
  }
  expect(new Set(featureCards.map(({ drawing }) => drawing)).size).toBe(3);
  expect(new Set(protocolFeatures.map(({ drawing }) => drawing)).size).toBe(6);
});
