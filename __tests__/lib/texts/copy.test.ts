import { site } from "../../../src/lib/site";
import { featureCards, protocolFeatures } from "../../../src/lib/texts/features";
import { footerColumns, socialLinks } from "../../../src/lib/texts/footer";
import { landingTexts } from "../../../src/lib/texts/landing";

test("the landing page's fixed words are the specified ones", () => {
  expect(landingTexts.hero.headline).toBe("The blockchain for AI agents");
  expect([landingTexts.hero.demo, landingTexts.hero.litepapers]).toEqual(["See demo", "Litepapers"]);
  expect(landingTexts.waitlist).toMatchObject({
    submitting: "Submitting...",
    success: "✓ Thanks! You're on the waitlist.",
    error: "Something went wrong. Please try again.",
  });
});

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
  expect(new Set(featureCards.map(({ diagram }) => diagram)).size).toBe(3);
  expect(new Set(protocolFeatures.map(({ drawing }) => drawing)).size).toBe(6);
});

test("the footer has the columns Product, Resources and Company, whose links lead nowhere yet", () => {
  expect(footerColumns.map(({ title }) => title)).toEqual(["Product", "Resources", "Company"]);
  for (const { label, href } of footerColumns.flatMap(({ links }) => links)) {
    expect(label).not.toBe("");
    expect(href).toBeUndefined();
  }
});

test("the social links are X, GitHub and a place for LinkedIn", () => {
  expect(socialLinks).toEqual([
    { label: "X", href: site.social.x },
    { label: "GitHub", href: site.social.github },
    { label: "LinkedIn" },
  ]);
  expect(site.social.x).toMatch(/^https:\/\/x\.com\//);
  expect(site.social.github).toMatch(/^https:\/\/github\.com\//);
});
