import { createNumberGetter, createTextGetter, type Example } from "../example/example";
import { type BudgetRule, getKeyLimits, getKeyTrees, type KeyTree } from "../example/keys";
import type { FigureColumn, FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { createTicks, selectFittingTicks } from "./parts/Axes";
import { DrawingFrame, FIGURE_WIDTH, Label, LegendEntry } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatEth } from "./parts/format-amounts";
import { getKeyHolderNames } from "./parts/get-key-holder-names";
import { placeEndToEnd } from "./parts/place-end-to-end";
import { createLinearScale, getRoundValues } from "./parts/plot";

export const figure: FigureDefinition = {
  Drawing: SwarmBudgets,
  createTable: createSwarmBudgetsTable,
  describeFinding,
};

const RULE_TITLES: Readonly<Record<BudgetRule, string>> = {
  reserved: "Set aside",
  path: "Along the path",
  independent: "Independent",
};

/** The top of the first rule’s rows, and the distance to that of the next rule. */
const RULE_ROWS = { top: 26, pitch: 160 };
/** The bars of a rule’s keys. `top` is the distance of the first from the title. */
const BARS = { top: 16, pitch: 34, height: 24 };
const AXIS_Y = RULE_ROWS.top + 3 * RULE_ROWS.pitch - 22;
const AXIS_TITLE_X = FIGURE_WIDTH - 40;
const LEGEND_Y = AXIS_Y + 70;
/** The end of the axis, unless the three keys can spend more. */
const MAX_ETH = 0.9;

/** The kinds of parts that a bar has, with their places in the legend. */
const PART_STYLES = [
  { kind: "spent", className: styles.area4, x: 0, text: "spent" },
  { kind: "stolen", className: styles.bar4, x: 128, text: "taken by the thief" },
  { kind: "left", className: styles.area2, x: 410, text: "left" },
] as const;

type Part = { kind: (typeof PART_STYLES)[number]["kind"]; amount: number; from: number };

/** A bar from the start of a key’s limit to its end, in ETH. Its parts say what has become of the limit. */
type KeyBar = { from: number; to: number; parts: readonly Part[]; note: string };

/** Draws what the example’s three keys can spend under three rules, and what a thief of the middle key takes. */
function SwarmBudgets({ example }: FigureProps) {
  const trees = getKeyTrees(createNumberGetter(example));
  const maxEth = Math.max(MAX_ETH, ...trees.map(({ exposure }) => Math.ceil(exposure * 10) / 10));
  const x = createLinearScale([0, maxEth], [1, FIGURE_WIDTH - 28]);
  const ticks = selectFittingTicks(createTicks(getRoundValues([0, maxEth], 4), "ETH"), x, AXIS_TITLE_X);
  return (
    <DrawingFrame
      name="swarm-budgets"
      title="The example’s three keys under three rules for their limits"
      description={trees.map((tree) => describeTree(tree, example)).join(" ")}
      height={LEGEND_Y + 14}
    >
      <path className={styles.axisLine} d={`M${x(0)},${AXIS_Y}H${x(maxEth)}`} />
      {ticks.map(({ value: eth, text }) => (
        <g key={eth}>
          <path className={styles.axisLine} d={`M${x(eth)},${AXIS_Y}v6`} />
          <Label x={x(eth)} y={AXIS_Y + 34} anchor={eth === 0 ? "start" : "middle"} text={text} />
        </g>
      ))}
      <Label x={FIGURE_WIDTH} y={AXIS_Y + 34} anchor="end" tone="quiet" text="ETH" />
      {trees.map((tree, index) => (
        <RuleRows key={tree.rule} {...{ tree, example, x, top: RULE_ROWS.top + index * RULE_ROWS.pitch }} />
      ))}
      {PART_STYLES.map(({ kind, className, x: left, text }) => (
        <g key={kind}>
          <LegendEntry className={className} x={left} y={LEGEND_Y} text={text} />
          <path className={styles.edgeAgent} d={`M${left + 1},${LEGEND_Y - 9}h25v18h-25Z`} />
        </g>
      ))}
    </DrawingFrame>
  );
}

type RuleRowsProps = { tree: KeyTree; example: Example; x: (amount: number) => number; top: number };

/** Draws a rule’s title, what its keys can spend together, and the keys’ bars. */
function RuleRows({ tree, example, x, top }: RuleRowsProps) {
  const end = x(tree.exposure);
  const firstBar = top + BARS.top;
  return (
    <g>
      <Label x={0} y={top} tone="strong" text={RULE_TITLES[tree.rule]} />
      <Label
        x={FIGURE_WIDTH}
        y={top}
        anchor="end"
        tone="strong"
        text={`${formatEth(tree.exposure)} ETH together`}
      />
      <path className={styles.guide} d={`M${end},${firstBar + BARS.height}V${AXIS_Y}`} />
      {createKeyBars(tree, example).map(({ from, to, parts, note }, depth) => {
        const y = firstBar + depth * BARS.pitch;
        const hasLabelBefore = tree.rule === "independent" && depth > 0;
        return (
          <g key={note} className={styles.halo}>
            {parts.map((part) => (
              <rect
                key={part.kind + part.from}
                className={PART_STYLES.find(({ kind }) => kind === part.kind)?.className}
                x={x(part.from)}
                y={y}
                width={x(part.from + part.amount) - x(part.from)}
                height={BARS.height}
              />
            ))}
            <path
              className={styles.edgeAgent}
              d={`M${x(from)},${y}H${x(to)}V${y + BARS.height}H${x(from)}Z`}
            />
            <Label
              x={hasLabelBefore ? x(from) - 12 : x(to) + 12}
              y={y + BARS.height / 2}
              yAnchor="middle"
              anchor={hasLabelBefore ? "end" : "start"}
              text={note}
            />
          </g>
        );
      })}
    </g>
  );
}

/** Returns the bars of the keys from the root down: one within the other, or end to end if the keys are independent. */
function createKeyBars({ rule, stolen, kept }: KeyTree, example: Example): KeyBar[] {
  const get = createNumberGetter(example);
  const [root = 0, first = 0, second = 0] = getKeyLimits(get);
  const [firstSpent, secondSpent] = [get("key.first-sub.spend"), get("key.second-sub.spend")];
  const [rootName, firstName, secondName] = getKeyHolderNames(example);
  const isNested = rule !== "independent";
  const [firstStart, secondStart] = isNested ? [0, 0] : [root, root + first];
  const chargedBelow = { reserved: second, path: secondSpent, independent: 0 }[rule];
  return [
    {
      from: 0,
      to: root,
      parts: createBarParts(0, [["left", root]]),
      note: `${rootName} ${formatEth(root)}`,
    },
    {
      from: firstStart,
      to: firstStart + first,
      parts: createBarParts(firstStart, [
        [rule === "reserved" ? "left" : "spent", chargedBelow],
        ["spent", firstSpent],
        ["stolen", stolen],
      ]),
      note: `${firstName} ${formatEth(first)}, thief ${formatEth(stolen)}`,
    },
    {
      from: secondStart,
      to: secondStart + second,
      parts: createBarParts(secondStart, [
        ["spent", secondSpent],
        ["left", kept],
        ["stolen", second - secondSpent - kept],
      ]),
      note: `${secondName} ${formatEth(second)}, keeps ${formatEth(kept)}`,
    },
  ];
}

/** Returns the parts of a bar that begins at `start`, without those of no length. */
function createBarParts(start: number, amounts: readonly (readonly [Part["kind"], number])[]): Part[] {
  const parts = amounts.map(([kind, amount]) => ({ kind, amount }));
  return placeEndToEnd(start, parts).filter(({ amount }) => amount > 0);
}

function describeTree({ rule, exposure, stolen, kept }: KeyTree, example: Example): string {
  const [, first, second] = getKeyHolderNames(example);
  return `${RULE_TITLES[rule]}: the three keys can spend ${formatEth(exposure)} ETH together; a thief of ${first}’s key takes ${formatEth(stolen)} ETH, and ${second} keeps ${formatEth(kept)} ETH.`;
}

/** Returns by rule what the keys can spend, what a thief of the middle key takes, and what the last key keeps. */
function createSwarmBudgetsTable(example: Example): FigureTable {
  const trees = getKeyTrees(createNumberGetter(example));
  const [, first, second] = getKeyHolderNames(example);
  return {
    columns: [["What"], ...trees.map(({ rule }): FigureColumn => [RULE_TITLES[rule], "ETH"])],
    rows: [
      ...(trees[0]?.keys ?? []).map(({ limit }, depth) => [
        `charged to ${getKeyHolderNames(example)[depth]}’s key of ${formatEth(limit)} ETH`,
        ...trees.map(({ keys }) => keys[depth]?.spent ?? 0),
      ]),
      ["the three keys can spend", ...trees.map(({ exposure }) => exposure)],
      [`a thief of ${first}’s key takes`, ...trees.map(({ stolen }) => stolen)],
      [`${second} keeps`, ...trees.map(({ kept }) => kept)],
    ],
  };
}

function describeFinding(example: Example): string {
  const text = createTextGetter(example);
  const subject = `A thief of ${getKeyHolderNames(example)[1]}’s key takes`;
  return `${subject} ${text("key.left")} if limits are set aside, ${text("key.left.path")} along the path whatever the slider says, and ${text("key.left.independent")} if they are independent.`;
}
