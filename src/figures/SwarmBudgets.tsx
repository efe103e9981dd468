import { createNumberGetter, createTextGetter, type Example } from "../example/example";
import { type BudgetRule, getKeyHolderNames, getKeyLimits, getKeyTrees, type KeyTree } from "../example/keys";
import type { FigureColumn, FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { AmountHeading } from "./parts/AmountBar";
import { createTicks, HorizontalAxis } from "./parts/Axes";
import { DrawingFrame, FIGURE_WIDTH, Label, Legend } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatEth } from "./parts/format-amounts";
import { createLinearScale, getRect, getRoundValues, placeEndToEnd, type Scale } from "./parts/plot";

export const figure: FigureDefinition = { Drawing: SwarmBudgets, createTable, describeFinding };

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
const LEGEND_Y = AXIS_Y + 70;
/** The end of the axis, unless the three keys can spend more. */
const MAX_ETH = 0.95;

/** The legend of the parts into which a key’s limit is divided. A part can be charged for the keys below it. */
const LEGEND = [
  { x: 0, kind: "left", className: styles.area2, text: "left" },
  { x: 128, kind: "spent", className: styles.area4, text: "spent" },
  { x: 276, kind: "stolen", className: styles.bar4, text: "taken by the thief" },
] as const;

/** Draws what the example’s three keys can spend under three rules, and what a thief of the middle key takes. */
function SwarmBudgets({ example }: FigureProps) {
  const trees = getKeyTrees(createNumberGetter(example));
  const maxEth = Math.max(MAX_ETH, ...trees.map(({ exposure }) => Math.ceil(exposure * 10) / 10));
  const x = createLinearScale([0, maxEth], [1, FIGURE_WIDTH - 2]);
  return (
    <DrawingFrame
      title="The example’s three keys under three rules for their limits"
      description={`Under each rule a bar for each key, all to one scale. ${trees.map(({ rule, exposure }) => `${RULE_TITLES[rule]}: ${formatEth(exposure)} ETH together`).join(". ")}.`}
      height={LEGEND_Y + 14}
    >
      <HorizontalAxis
        x={x}
        y={AXIS_Y}
        title="ETH"
        ticks={createTicks(getRoundValues([0, maxEth], 4), "ETH")}
      />
      {trees.map((tree, index) => (
        <RuleRows key={tree.rule} {...{ tree, example, x, top: RULE_ROWS.top + index * RULE_ROWS.pitch }} />
      ))}
      <Legend y={LEGEND_Y} entries={LEGEND} />
    </DrawingFrame>
  );
}

type RuleRowsProps = { tree: KeyTree; example: Example; x: Scale; top: number };

/** Draws a rule’s title, what its keys can spend together, and the keys’ bars. */
function RuleRows({ tree, example, x, top }: RuleRowsProps) {
  const isNested = tree.rule !== "independent";
  return (
    <g className={styles.halo}>
      <AmountHeading
        y={top}
        name={RULE_TITLES[tree.rule]}
        amount={`${formatEth(tree.exposure)} ETH together`}
      />
      <path className={styles.guide} d={`M${x(tree.exposure)},${top + BARS.top + BARS.height}V${AXIS_Y}`} />
      {placeEndToEnd(0, getKeyBars(tree, example)).map(({ from, note, ...bar }, depth) => {
        const start = isNested ? 0 : from;
        const [left, right] = [x(start), x(start + bar.amount)];
        const barTop = top + BARS.top + depth * BARS.pitch;
        const bottom = barTop + BARS.height;
        const parts = LEGEND.map((part) => ({ ...part, amount: bar[part.kind] }));
        const hasLabelBefore = !isNested && depth > 0;
        return (
          <g key={note}>
            {placeEndToEnd(start, parts).map((part) => (
              <rect
                key={part.kind}
                className={part.className}
                {...getRect(x(part.from), barTop, x(part.from + part.amount), bottom)}
              />
            ))}
            <path className={styles.edgeAgent} d={`M${left},${barTop}H${right}V${bottom}H${left}Z`} />
            <Label
              x={hasLabelBefore ? left - 12 : right + 12}
              y={barTop + BARS.height / 2}
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

/** Returns the bars of the keys from the root down in ETH, with what has become of their limits. */
function getKeyBars({ rule, stolen, kept }: KeyTree, example: Example) {
  const get = createNumberGetter(example);
  const [root = 0, first = 0, second = 0] = getKeyLimits(get);
  const [rootName, firstName, secondName] = getKeyHolderNames(example);
  const secondSpent = get("key.second-sub.spend");
  const firstSpent = get("key.first-sub.spend") + (rule === "path" ? secondSpent : 0);
  return [
    { amount: root, left: root, spent: 0, stolen: 0, note: `${rootName} ${formatEth(root)}` },
    {
      ...{ amount: first, left: rule === "reserved" ? second : 0, spent: firstSpent, stolen },
      note: `${firstName} ${formatEth(first)}, thief ${formatEth(stolen)}`,
    },
    {
      ...{ amount: second, left: kept, spent: secondSpent, stolen: Math.max(0, second - secondSpent - kept) },
      note: `${secondName} ${formatEth(second)}, keeps ${formatEth(kept)}`,
    },
  ];
}

function createTable(example: Example): FigureTable {
  const trees = getKeyTrees(createNumberGetter(example));
  const names = getKeyHolderNames(example);
  const limits = getKeyLimits(createNumberGetter(example));
  return {
    columns: [["What"], ...trees.map(({ rule }): FigureColumn => [RULE_TITLES[rule], "ETH"])],
    rows: [
      ...limits.map((limit, depth) => [
        `charged to ${names[depth]}’s key of ${formatEth(limit)} ETH`,
        ...trees.map(({ keys }) => keys[depth]?.spent ?? 0),
      ]),
      ["the three keys can spend", ...trees.map(({ exposure }) => exposure)],
      [`a thief of ${names[1]}’s key takes`, ...trees.map(({ stolen }) => stolen)],
      [`${names[2]} keeps`, ...trees.map(({ kept }) => kept)],
    ],
  };
}

function describeFinding(example: Example): string {
  const text = createTextGetter(example);
  const [, firstName, secondName] = getKeyHolderNames(example);
  return `A thief of ${firstName}’s key takes ${text("key.left")} if limits are set aside, ${text("key.left.path")} along the path whatever ${secondName}’s limit is, and ${text("key.left.independent")} if they are independent.`;
}
