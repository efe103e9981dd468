import type { PhrasingContent, Root, Text } from "mdast";
import { visit } from "unist-util-visit";
import { likelyName } from "../site/nearest-name";
import { placeOfTyped, type Report } from "./parse";

/** A run of citations in the text: `[@erc-4337; @erc-7562, what may not be read]`. */
const CITATION = /\[(@[^\]]*)\]/g;

/** One of them as Pandoc writes it: a key and, behind a comma, what the work is cited for. */
const CITED = /^@?(?<key>[^,]*?)\s*(?:,\s*(?<claim>[^@\s].*))?$/s;

export type CitedWork = {
  key: string;
  number: number;
  /** For each citation what it says that the work is cited for, in the text's order. */
  claims: (string | undefined)[];
};

/**
 * Replaces `[@key]` by numbered citations, in order of first use, and returns the works cited in that order.
 */
export function numberCitations(
  tree: Root,
  known: ReadonlySet<string>,
  source: string,
  report: Report,
): CitedWork[] {
  const works = new Map<string, CitedWork>();

  visit(tree, "text", (node, index, parent) => {
    if (!parent || index === undefined || !node.value.includes("[@")) return;
    const parts: PhrasingContent[] = [];
    let end = 0;
    for (const match of node.value.matchAll(CITATION)) {
      const cited = (match[1] ?? "").split(";").map((part) => readCited(part.trim()));
      for (const { key } of cited.filter(({ key }) => !known.has(key))) {
        report(
          node,
          `The reference "${key}" is not in content/references.json.`,
          `Correct the key${suggestion(key, known)}, or add the work to content/references.json.`,
          placeOfCitation(node, match.index, source),
        );
      }
      if (match.index > end) parts.push({ type: "text", value: node.value.slice(end, match.index) });
      parts.push({
        type: "citationGroup",
        citations: cited.map(({ key, claim }) => {
          const work = works.get(key) ?? { key, number: works.size + 1, claims: [] };
          work.claims.push(claim);
          works.set(key, work);
          return { key, number: work.number, occurrence: work.claims.length };
        }),
      });
      end = match.index + match[0].length;
    }
    const open = node.value.indexOf("[@", end);
    if (open >= 0) {
      report(
        node,
        "A citation has no closing bracket in its line of plain text.",
        "Close it with ]. What a work is cited for stands behind a comma, without formulae, emphasis, code or links.",
        placeOfCitation(node, open, source),
      );
    }
    if (parts.length === 0) return;
    if (end < node.value.length) parts.push({ type: "text", value: node.value.slice(end) });
    parent.children.splice(index, 1, ...parts);
    return index + parts.length;
  });

  return [...works.values()];
}

/** Where a citation stands in the file: a text has lost its escapes and its lines' indents, and no citation. */
function placeOfCitation(node: Text, offset: number, source: string) {
  const opened = node.value.slice(0, offset).split("[@").length;
  const typed = source.slice(node.position?.start.offset, node.position?.end.offset);
  return placeOfTyped(node, typed.split("[@", opened).join("[@").length, source);
}

function readCited(part: string): { key: string; claim?: string } {
  const { key = part.replace(/^@/, ""), claim } = CITED.exec(part)?.groups ?? {};
  return { key, claim: claim?.replaceAll(/\s+/g, " ") };
}

function suggestion(key: string, known: ReadonlySet<string>): string {
  const nearest = likelyName(key, [...known]);
  return nearest ? ` (did you mean "${nearest}"?)` : "";
}
