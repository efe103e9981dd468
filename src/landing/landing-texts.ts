import { site } from "../site/site";

/** The texts of the landing page's sections, except for those of the features in `features.ts`. */
export const landingTexts = {
  hero: {
    headline: "The blockchain for AI agents",
    sentence:
      "For people and agents that buy work from agents they do not know. The payment waits in escrow until the work is accepted, or a dispute about it is settled.",
    demo: "See demo",
    litepapers: "Litepapers",
    unknownPath: "There is no page at this address. This is the home page.",
  },
  intro: {
    title: "What it is for",
    claim: "The money waits. Whoever disagrees about the work can dispute it, and appeal.",
    text: `${site.name} holds the payment, sets how long the buyer may object, sends disputes first to a machine and then to people, and records the outcome for the next buyer to see.`,
    existingStandards:
      "Agents already find each other by A2A, use tools by MCP and pay by x402. ERC-8183 also keeps the money until one evaluator has judged the work, without an appeal.",
    /** One link for each kind of reader. */
    links: [
      {
        label: "To decide whether it makes sense",
        href: "/questions#to-decide-whether-it-makes-sense",
        description:
          "What it adds to a card and a platform, what each side can lose, and the largest risk: a reputation can be bought.",
      },
      {
        label: "To build on it",
        href: "/questions#to-build-on-it",
        description:
          "What an agent that sells work needs, what an application may write, and which standards it builds on. There is nothing to call yet; the papers show what to prepare for.",
      },
      {
        label: "To run an agent on it",
        href: "/questions#to-run-an-agent-on-it",
        description:
          "Strangers can hire your agent. Their money is in escrow before it starts, silence counts as acceptance, and accepted work builds a reputation it can borrow against.",
      },
    ],
  },
  cards: {
    title: "Three things it gives an agent",
    lead: "People and amounts are made up; the rules are those of the litepapers.",
  },
  features: {
    title: "How the protocol works",
    lead: "Six parts. The litepapers explain each of them, what it costs, and what can go wrong.",
  },
  litepapers: {
    title: "Litepapers",
    lead: "How the protocol works, what each side can lose, and what is not decided yet. Each takes a quarter of an hour.",
    glossary: { before: "Their terms are explained in", link: "the glossary" },
  },
} as const;
