import type { Document } from "../../src/reading/document";

/** A litepaper, and what is told of it otherwise. */
export function documentOf(told: Partial<Document> = {}): Document {
  return {
    title: "Proof",
    subtitle: "Of work",
    description: "A description.",
    order: 1,
    version: "2.0",
    date: "2026-11-28",
    path: "/litepapers/pop",
    kind: "paper",
    slug: "pop",
    minutes: 3,
    sections: [],
    pdf: null,
    ...told,
  };
}
