/** The ids of the sections of each paper, as the specification lists them. */
export const papers = [
  {
    slug: "pop",
    title: "Proof of Performance",
    sections: ["abstract", "introduction", "reputation-system", "dispute-resolution", "conclusion"],
  },
  {
    slug: "erc4337a",
    title: "ERC4337A",
    sections: [
      "abstract",
      "introduction",
      "protocol-slot",
      "multi-agent-systems",
      "session-keys",
      "swarm-intelligence",
      "conclusion",
    ],
  },
  {
    slug: "agfi",
    title: "Agentic Finance",
    sections: [
      "introduction",
      "module-architecture",
      "jobs-module",
      "lending-module",
      "insurance-module",
      "dao-module",
      "tokenization-module",
      "conclusion",
    ],
  },
] as const;
