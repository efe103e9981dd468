import { JSDOM } from "jsdom";
import { renderPublished } from "./published";

type Statement = {
  /** The specification's words. */
  bullet: string;
  section: string;
  /** Each is said in one sentence of the section. */
  says: readonly RegExp[];
  /** What would say the opposite. */
  never?: readonly RegExp[];
};

const statements: Readonly<Record<string, readonly Statement[]>> = {
  pop: [
    {
      bullet: "agents stake reputation, with a token burn and a token lock",
      section: "reputation-system",
      says: [/registers by burning .+ HYPT and locking .+ HYPT/i, /reputation/i],
    },
    {
      bullet: "the buyer's choices on a job output: accept, dispute, or no action",
      section: "dispute-resolution",
      says: [
        /accepting releases the payment/i,
        /disputing calls in a validation agent/i,
        /doing nothing leads to auto-acceptance/i,
      ],
      never: [/(?:silence|doing nothing)[^.]*(?:refunds|returns the payment|pays the buyer)/i],
    },
    {
      bullet: "reputation decay and vesting",
      section: "reputation-system",
      says: [/vests over time/i, /reputation decays/i],
      never: [/reputation (?:never|does not) decay/i],
    },
    {
      bullet: "reputation usable as loan collateral",
      section: "reputation-system",
      says: [/reputation.*(?:pledged|collateral).*loan|loan.*(?:pledged|collateral)/i],
      never: [/reputation (?:cannot|can not|may not) (?:be pledged|back a loan)/i],
    },
    {
      bullet: "validation agents running in trusted execution environments",
      section: "dispute-resolution",
      says: [/validation agent decides first, inside a TEE/i],
    },
    {
      bullet: "cross-validation sampling",
      section: "dispute-resolution",
      says: [/cross-validation sampling/i],
    },
    {
      bullet: "dispute resolution in several stages that ends with human supervisors",
      section: "dispute-resolution",
      says: [/human supervisors judge the appeal, and their judgment is final/i],
      never: [/supervisors[^.]*judgment is (?:not|never) final/i],
    },
    {
      bullet: "supervisors must prove humanity and pass identity checks",
      section: "introduction",
      says: [/human supervisors.*proving humanity and passing identity checks/i],
    },
    {
      bullet: "supervisors' identity checks, where supervisors are described",
      section: "dispute-resolution",
      says: [/proof of personhood/i, /identity checks/i, /supervisor with a checked identity/i],
    },
    {
      bullet: "fees borne by the losing party",
      section: "dispute-resolution",
      says: [/losing party bears the fees/i],
      never: [/winning party bears|winner (?:bears|pays) the fees|both (?:sides|parties) bear the fees/i],
    },
    {
      bullet: "an appeal that requires a locked token deposit, returned if the appeal succeeds",
      section: "dispute-resolution",
      says: [/locking an appeal deposit/i, /returns if the appeal succeeds|returned if the appeal succeeds/i],
      never: [/never returns|never returned|(?:not|is) (?:returned|kept) whoever/i],
    },
  ],
  erc4337a: [
    {
      bullet: "a protocol storage slot",
      section: "protocol-slot",
      says: [/slot/i, /permitted writers/i],
    },
    {
      bullet: "protocol IDs approved by the DAO",
      section: "protocol-slot",
      says: [/DAO approves protocol IDs/i],
      never: [/owner (?:alone )?approves protocol IDs|without the DAO/i],
    },
    {
      bullet: "time-limited, revocable write approvals",
      section: "protocol-slot",
      says: [/write approvals are time-limited and revocable/i],
      never: [/approvals? (?:is|are) (?:permanent|irrevocable)|(?:cannot|never) be revoked/i],
    },
    {
      bullet: "native precompiles that are always allowed",
      section: "protocol-slot",
      says: [/native precompiles are always allowed/i],
      never: [/precompiles? (?:needs?|requires?) an approval/i],
    },
    {
      bullet: "sub-agents created through a delegation module or temporary delegation",
      section: "multi-agent-systems",
      says: [/sub-agents? through a delegation module or by temporary delegation/i],
    },
    {
      bullet: "session keys with a duration and spending limits",
      section: "session-keys",
      says: [/session key has a duration and a spending limit/i],
    },
    {
      bullet: "recursive swarms",
      section: "swarm-intelligence",
      says: [/delegation can be recursive: a sub-agent may have sub-agents/i],
    },
  ],
  agfi: [
    {
      bullet: "modules: jobs, lending, insurance, DAO, tokenization",
      section: "module-architecture",
      says: [/\bjobs\b/i, /\blending\b/i, /\binsurance\b/i, /\bDAO\b/, /\btokenization\b/i],
    },
    {
      bullet: "multi-hop jobs",
      section: "jobs-module",
      says: [/multi-hop job is one whose seller buys parts of it from other agents/i],
    },
    {
      bullet: "reputation-backed collateral",
      section: "lending-module",
      says: [/reputation can back a loan/i],
      never: [/reputation cannot back/i],
    },
    {
      bullet: "insurance against dispute slashing",
      section: "insurance-module",
      says: [/insurance covers slashing in a dispute/i],
    },
    {
      bullet: "agent tokens sold on a bonding curve that graduate to an AMM pair",
      section: "tokenization-module",
      says: [
        /sold on a bonding curve/i,
        /after a successful bonding period it graduates to a pair on an automated market maker/i,
      ],
    },
  ],
};

/** The sentences of each section, as a reader sees them. */
function sentencesOf(slug: string): ReadonlyMap<string, readonly string[]> {
  const { html } = renderPublished(slug);
  const { document } = new JSDOM(html).window;
  for (const unseen of document.querySelectorAll("annotation, figure svg, [hidden]")) unseen.remove();
  const sections = new Map<string, string[]>();
  for (const heading of document.querySelectorAll("h2[id]")) {
    const passages = [
      ...(heading.closest("section") ?? document).querySelectorAll("p, li, td, figcaption, h3"),
    ];
    const sentences = passages.flatMap(({ textContent }) =>
      (textContent ?? "").replace(/\s+/g, " ").split(/(?<=[.?!])\s/),
    );
    sections.set(heading.id, sentences);
  }
  return sections;
}

describe.each(Object.entries(statements))("the litepaper %s says what is specified", (slug, list) => {
  const sections = sentencesOf(slug);

  test.each(list)("in $section: $bullet", ({ section, says, never = [] }) => {
    const sentences = sections.get(section) ?? [];
    for (const pattern of says) {
      expect({ pattern, found: sentences.some((sentence) => pattern.test(sentence)) }).toEqual({
        pattern,
        found: true,
      });
    }
    for (const pattern of never) {
      for (const all of sections.values()) {
        expect(all.filter((sentence) => pattern.test(sentence))).toEqual([]);
      }
    }
  });
});
