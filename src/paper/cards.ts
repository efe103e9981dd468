import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import type { Heading, List, ListItem, Nodes, Paragraph, Root, RootContent } from "mdast";
import type { State } from "mdast-util-to-hast";
import { toString as textOf } from "mdast-util-to-string";
import type { Card, Source } from "./markdown-nodes";
import { elementOf, type MdxElement } from "./mdx-elements";
import type { Report } from "./report";

/** The parts of a card, in order: the label of each, and what a card without it fails to say. */
const CARD_PARTS = [
  { label: "Does", missing: "what the mechanism does" },
  { label: "Costs", missing: "what the mechanism costs" },
  { label: "You can lose", missing: "what one can lose" },
  { label: "Breaks when", missing: "when the mechanism breaks" },
  { label: "Open", missing: "what is open" },
] as const;

/** What a reader sees of a card before it is opened. */
const IN_SIGHT: readonly string[] = ["You can lose", "Open"];

/** The title of the others. */
const ON_DEMAND = "What it does and costs, and when it breaks";

const LABELS: readonly string[] = CARD_PARTS.map(({ label }) => label);

const ALL_PARTS = `Write one list of five lines, in this order: ${LABELS.map((label) => `**${label}**: …`).join(" ")}`;

/** Turns `<Card>` into a card, in place, after marks have been placed. */
export function placeCards(tree: Root, report: Report): void {
  const withCard = new Set<Heading>();
  let heading: Heading | undefined;
  tree.children = tree.children.flatMap((block): RootContent[] => {
    if (block.type === "heading" && block.depth <= 3) heading = block;
    const element = elementOf(block, "Card");
    if (!element) return [block];
    if (!heading) {
      report(element, "This card stands before any heading.", "Put it below the heading of its mechanism.");
    } else if (withCard.has(heading)) {
      report(
        element,
        `A second card stands under “${textOf(heading)}”.`,
        "Give its mechanism a heading of its own, or make one card of the two.",
      );
    }
    if (heading) withCard.add(heading);
    const [list, ...others] = element.children as RootContent[];
    if (list?.type !== "list" || others.length > 0) {
      report(element, "A card holds one list, and nothing else.", ALL_PARTS);
      return [];
    }
    checkParts(list, report);
    return [{ type: "card", position: element.position, number: withCard.size, children: [list] }];
  });
  if (withCard.size > 0) checkHeadings(tree, withCard, report);
}

/** Each `###` heading needs a card, unless its `##` section has one. */
function checkHeadings(tree: Root, withCard: ReadonlySet<Heading>, report: Report): void {
  let section: Heading | undefined;
  for (const block of tree.children) {
    if (block.type !== "heading") continue;
    if (block.depth === 2) section = block;
    if (block.depth !== 3 || withCard.has(block) || (section && withCard.has(section))) continue;
    report(
      block,
      `“${textOf(block)}” has no card, and other headings of this paper have one.`,
      "Write its <Card> below it, or one below the ## heading of its section, for all of that.",
    );
  }
}

function checkParts(list: List, report: Report): void {
  const found: string[] = [];
  let strays = 0;
  for (const item of list.children) {
    const part = cardPart(item);
    if (part && LABELS.includes(part.label) && !found.includes(part.label)) {
      found.push(part.label);
      checkPart(item, part, report);
      continue;
    }
    strays += 1;
    report(
      item,
      part && LABELS.includes(part.label)
        ? `This card has the part “${part.label}” twice.`
        : "This part of the card does not begin with one of its labels, in bold and with a colon behind it.",
      ALL_PARTS,
    );
  }
  const missing = CARD_PARTS.filter(({ label }) => !found.includes(label));
  for (const { missing: what } of missing) report(list, `This card does not say ${what}.`, ALL_PARTS);
  const wrong = found.findIndex((label, index) => label !== LABELS[index]);
  if (wrong >= 0 && missing.length + strays === 0)
    report(
      list.children[wrong],
      `The part “${found[wrong]}” stands where “${LABELS[wrong]}” belongs.`,
      ALL_PARTS,
    );
}

function checkPart(item: ListItem, { label, source, words }: CardPart, report: Report): void {
  if (label === "Open" && source)
    report(
      item,
      "The last part of a card is open by itself, and has a mark.",
      "Leave the mark behind the label out.",
    );
  if (label !== "Open" && !source)
    report(
      item,
      "This part of the card has no mark.",
      `Write where it comes from behind the label, [described], [reading] or [open]: **${label}**: [reading] …`,
    );
  if (textOf(words).trim() === "" && item.children.length === 1)
    report(
      item,
      `The part “${label}” of this card is empty.`,
      "Say it in a sentence; where nobody has anything left to decide: **Open**: Nothing.",
    );
}

/** A line of a card as it was written: its label, its mark, and what stands behind the label, the mark included. */
type CardPart = { label: string; source: Source | undefined; words: Paragraph };

/** Reads an item of a card's list; undefined where it does not begin with a label. */
function cardPart({ children: [first] }: ListItem): CardPart | undefined {
  if (first?.type !== "paragraph") return undefined;
  const [label, colon, ...rest] = first.children;
  if (label?.type !== "strong" || colon?.type !== "text" || !colon.value.startsWith(":")) return undefined;
  const value = colon.value.slice(1).trimStart();
  const [mark] = rest;
  return {
    label: textOf(label).trim(),
    source: value === "" && mark?.type === "sourceMark" ? mark.source : undefined,
    words: { ...first, children: value === "" ? rest : [{ type: "text", value }, ...rest] },
  };
}

/** The lines of a `<Card>` that are read once it is opened. */
export function linesOnDemand(card: MdxElement): Nodes[] {
  const [list] = card.children;
  if (list?.type !== "list") return [];
  return list.children.filter((item) => !IN_SIGHT.includes(cardPart(item)?.label ?? ""));
}

/** A card in the page: what one can lose and what is open, with their labels, and below them what opens to the rest. */
export function cardHtml(state: State, { number, children: [list] }: Card): Element {
  const lines = list.children.flatMap((item) => {
    const part = cardPart(item);
    if (!part) return [];
    const children = [part.words, ...item.children.slice(1)];
    const words = state.all({ type: "root", children }) as ElementContent[];
    return { label: part.label, line: h("div", [h("dt", part.label), h("dd", words)]) };
  });
  const listOf = (seen: boolean) =>
    h(
      "dl",
      lines.flatMap(({ label, line }) => (IN_SIGHT.includes(label) === seen ? line : [])),
    );
  return h("div.card", [
    listOf(true),
    h("details", { id: `card-${number}` }, [h("summary.card-summary", ON_DEMAND), listOf(false)]),
  ]);
}
