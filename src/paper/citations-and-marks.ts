import type { PhrasingContent, Root, Text } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import { likelyName } from "../site/nearest-name";
import type { Source } from "./markdown-nodes";
import { SOURCE_NAMES } from "./marks";
import { placeOfTyped, type Report } from "./report";

/**
 * What stands in square brackets: citations, `[@erc-4337; @erc-7562, what may not be read]`, and marks, `[open]`. A mark
 * behind a backslash is words.
 */
const BRACKETS = /(\\?)\[(?:(@[^\]]*)|(described|reading|open)\\?)\]/g;

/** A citation as Pandoc writes it: a key and, behind a comma, what the work is cited for. */
const CITED = /^@?(?<key>[^,]*?)\s*(?:,\s*(?<claim>[^@\s].*))?$/s;

export type CitedWork = {
  key: string;
  number: number;
  /** For each citation what it says that the work is cited for, in the text's order. */
  claims: (string | undefined)[];
};

/**
 * Replaces `[described]`, `[reading]` and `[open]` by marks and `[@key]` by numbered citations, in order of first use, and
 * returns the works cited in that order. `known` are the bibliography's keys, where it could be read.
 */
export function placeBrackets(
  tree: Root,
  known: ReadonlySet<string> | undefined,
  source: string,
  report: Report,
): CitedWork[] {
  const works = new Map<string, CitedWork>();

  const citation = (written: string, node: Text, typedAt: number): PhrasingContent => {
    const cited = written.split(";").map((part) => readCited(part.trim()));
    for (const { key } of cited) {
      if (!known || known.has(key)) continue;
      const nearest = likelyName(key, [...known]);
      report(
        node,
        `The reference "${key}" is not in content/references.json.`,
        `Correct the key${nearest ? ` (did you mean "${nearest}"?)` : ""}, or add the work to content/references.json.`,
        placeOfTyped(node, typedAt, source),
      );
    }
    const citations = cited.map(({ key, claim }) => {
      const work = works.get(key) ?? { key, number: works.size + 1, claims: [] };
      work.claims.push(claim);
      works.set(key, work);
      return { key, number: work.number, occurrence: work.claims.length, claim: claim ?? null };
    });
    return { type: "citationGroup", citations };
  };

  visit(tree, "definition", (node, index, parent) => {
    if (Object.hasOwn(SOURCE_NAMES, node.identifier))
      report(
        node,
        `With a colon behind it [${node.identifier}] is the name of an address, and no mark.`,
        `Write the sentence directly behind the mark: [${node.identifier}] The buyer pays.`,
      );
    // Links have its address by now (`normalize`).
    parent?.children.splice(index ?? 0, 1);
    return [SKIP, index ?? 0];
  });
  visitParents(tree, "text", (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (!parent) return;
    // A text's value has no backslashes and no indents: it has the same brackets as the source, at other offsets.
    const typed = source.slice(node.position?.start.offset, node.position?.end.offset);
    const asTyped = [...typed.matchAll(BRACKETS)];
    const parts: PhrasingContent[] = [];
    let end = 0;
    const addText = (to?: number) => {
      const value = node.value.slice(end, to);
      if (value !== "") parts.push({ type: "text", value });
    };
    for (const [nth, { 0: shown, 2: cited, 3: mark, index }] of [
      ...node.value.matchAll(BRACKETS),
    ].entries()) {
      const at = asTyped[nth];
      const escaped = at?.[1] === "\\";
      if (mark && escaped) continue;
      if (mark && ancestors.some(({ type }) => /^(?:heading|link)$/.test(type))) {
        report(
          node,
          "A mark stands in a heading or a link.",
          "Write it in front of the sentence that it speaks of.",
          placeOfTyped(node, at?.index ?? 0, source),
        );
        continue;
      }
      addText(index);
      if (cited) parts.push(citation(cited, node, (at?.index ?? 0) + (escaped ? 1 : 0)));
      else parts.push({ type: "sourceMark", source: mark as Source });
      end = index + shown.length;
    }
    if (node.value.includes("[@", end))
      report(
        node,
        "A citation has no closing bracket in its line of plain text.",
        "Close it with ]. What a work is cited for stands behind a comma, without formulae, emphasis, code or links.",
        placeOfTyped(node, typed.lastIndexOf("[@"), source),
      );
    if (parts.length === 0) return;
    addText();
    const index = parent.children.indexOf(node as never);
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
  return [...works.values()];
}

function readCited(part: string): { key: string; claim?: string } {
  const { key = part.replace(/^@/, ""), claim } = CITED.exec(part)?.groups ?? {};
  return { key, claim: claim?.replaceAll(/\s+/g, " ") };
}
