import type { Element, ElementContent, Nodes } from "hast";
import { h } from "hastscript";
import type { Heading, List, ListItem, PhrasingContent, Root, RootContent } from "mdast";
import type { State } from "mdast-util-to-hast";
import { toString as textOf } from "mdast-util-to-string";
import { sourceOf } from "./marks";
import { elementOf } from "./mdx-elements";
import type { Card, Source } from "./nodes";
import type { Report } from "./parse";
import { wordsOf } from "./section-texts";

/** The parts of a card, in order: what programs call each, its label, and what a card without it fails to say. */
export const CARD_PARTS = [
  { name: "does", label: "Does", missing: "what the mechanism does" },
  { name: "costs", label: "Costs", missing: "what the mechanism costs" },
  { name: "lose", label: "You can lose", missing: "what one can lose" },
  { name: "breaks", label: "Breaks when", missing: "when the mechanism breaks" },
  { name: "open", label: "Open", missing: "what is open" },
] as const;

export type CardPartName = (typeof CARD_PARTS)[number]["name"];

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
    return [{ type: "card", position: element.position, children: [list] }];
  });
  if (withCard.size > 0) checkHeadings(tree, withCard, report);
}

/** The card of a `##` section speaks for what divides it too. */
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

function checkPart(item: ListItem, { label, source, content }: CardPart, report: Report): void {
  const isOpen = label === "Open";
  if (isOpen === (source !== undefined)) {
    report(
      item,
      isOpen
        ? "The last part of a card is open by itself, and has a mark."
        : "This part of the card has no mark.",
      isOpen
        ? "Leave the mark behind the label out."
        : `Write where it comes from behind the label, [protocol], [reading] or [open]: **${label}**: [reading] …`,
    );
  }
  if (
    content.every((node) => node.type !== "sourceMark" && textOf(node).trim() === "") &&
    item.children.length === 1
  )
    report(
      item,
      `The part “${label}” of this card is empty.`,
      isOpen
        ? "Say what nobody has decided yet, or that nothing is open: **Open**: Nothing."
        : "Say it in a sentence behind the mark.",
    );
}

/** A line of a card as it was written: its label, its mark, and what comes behind them. */
export type CardPart = { label: string; source: Source | undefined; content: PhrasingContent[] };

/** Reads an item of a card's list; undefined where it does not begin with a label. */
export function cardPart({ children: [first] }: ListItem): CardPart | undefined {
  if (first?.type !== "paragraph") return undefined;
  const [label, colon, ...rest] = first.children;
  if (label?.type !== "strong" || colon?.type !== "text" || !colon.value.startsWith(":")) return undefined;
  const words = colon.value.slice(1).trimStart();
  const [mark, ...behind] = rest;
  const source = words === "" && mark?.type === "sourceMark" ? mark.source : undefined;
  return {
    label: textOf(label).trim(),
    source,
    content: source ? behind : [{ ...colon, value: words }, ...rest],
  };
}

/** A card in the page: its labels, and what stands behind each. */
export function cardHtml(state: State, { children: [list] }: Card): Element {
  return h(
    "dl.card",
    list.children.flatMap((item) => {
      const [first, ...others] = item.children;
      const part = cardPart(item);
      if (first?.type !== "paragraph" || !part) return [];
      const mark: PhrasingContent[] = part.source
        ? [
            { type: "sourceMark", source: part.source },
            { type: "text", value: " " },
          ]
        : [];
      const content = trimmedStart(part.content);
      const blocks: RootContent[] = [{ ...first, children: [...mark, ...content] }, ...others];
      return h("div", [
        h("dt", part.label),
        h("dd", state.all({ type: "root", children: blocks }) as ElementContent[]),
      ]);
    }),
  );
}

function trimmedStart([first, ...others]: readonly PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== "text") return first ? [first, ...others] : [];
  return [{ ...first, value: first.value.trimStart() }, ...others];
}

/** What a part of a card says, and where that comes from. */
export type CardPartText = { text: string; source: Source };

/** A card as words. */
export type CardText = Record<CardPartName, CardPartText>;

/** Reads a card of the page. */
export function readCard({ children }: Element): CardText {
  const parts = children.map((row) => {
    const content = row.type === "element" ? row.children.at(-1) : undefined;
    return content?.type === "element" ? partText(content) : undefined;
  });
  return Object.fromEntries(CARD_PARTS.map(({ name }, index) => [name, parts[index]])) as CardText;
}

/** What no mark says anything of is open. */
function partText(content: Element): CardPartText {
  const [first, ...others] = content.children;
  const [mark, ...words] = first?.type === "element" ? first.children : [];
  const source = mark && sourceOf(mark);
  const blocks: Nodes[] = source ? [{ type: "root", children: words }, ...others] : content.children;
  return { text: blocks.map(wordsOf).filter(Boolean).join(" "), source: source ?? "open" };
}
