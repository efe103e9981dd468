import {
  createNumberGetter,
  createTextGetter,
  type Example,
  formatNumber,
  getPartyName,
} from "../example/example";
import { type BudgetRule, getKeyLimits, getKeyTrees, KEY_HOLDERS, type KeyTree } from "../example/keys";
import type { FigureColumn, FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { createTicks, selectFittingTicks } from "./parts/Axes";
import { DrawingFrame, FIGURE_WIDTH, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createLinearScale, getRoundValues } from "./parts/plot";

export const figure: FigureDefinition = {
  Drawing: SwarmBudgets,
  createTable: createSwarmBudgetsTable,
  describeFinding,
};

const TITLES: Readonly<Record<BudgetRule, string>> = {
  reserved: "Set aside",
  path: "Along the path",
  independent: "Independent",
};

/** The top of the first rule's rows, and how far apart those of two rules are. */
const RULES = { top: 26, pitch: 160 };
/** The bars of a rule's keys, below its title. */
const BARS = { top: 16, pitch: 34, height: 24 };
const AXIS_Y = RULES.top + 3 * RULES.pitch - 22;
const AXIS_TITLE_X = FIGURE_WIDTH - 40;
const LEGEND_Y = AXIS_Y + 70;
/** What the axis shows in ETH where the three keys can spend less than that. */
const MAX_ETH = 0.9;

/** The parts of a bar: what has been spent, what the thief takes, and what is left. */
const PARTS = [
  { kind: "spent", className: styles.area4, x: 0, text: "spent" },
  { kind: "stolen", className: styles.bar4, x: 128, text: "taken by the thief" },
  { kind: "left", className: styles.area2, x: 410, text: "left" },
] as const;

type Part = { kind: (typeof PARTS)[number]["kind"]; from: number; to: number };

/** A key's limit on the axis, in ETH, and what has become of it. */
type KeyBar = { from: number; to: number; parts: readonly Part[]; note: string };

/** The example's three keys under three rules, on one axis: what they can spend, and what a thief of the middle key takes. */
function SwarmBudgets({ example }: FigureProps) {
  const trees = getKeyTrees(createNumberGetter(example));
  const most = Math.max(MAX_ETH, ...trees.map(({ exposure }) => Math.ceil(exposure * 10) / 10));
  const x = createLinearScale([0, most], [1, FIGURE_WIDTH - 28]);
  const ticks = selectFittingTicks(createTicks(getRoundValues([0, most], 4), "ETH"), x, AXIS_TITLE_X);
  return (
    <DrawingFrame
      name="swarm-budgets"
      title="The example’s three keys under three rules for their limits"
      description={trees.map((tree) => describeTree(tree, example)).join(" ")}
      height={LEGEND_Y + 14}
    >
      <path className={styles.axisLine} d={`M${x(0)},${AXIS_Y}H${x(most)}`} />
      {ticks.map(({ value: at, text }) => (
        <g key={at}>
          <path className={styles.axisLine} d={`M${x(at)},${AXIS_Y}v6`} />
          <Label x={x(at)} y={AXIS_Y + 34} anchor={at === 0 ? "start" : "middle"} text={text} />
        </g>
      ))}
      <Label x={FIGURE_WIDTH} y={AXIS_Y + 34} anchor="end" tone="quiet" text="ETH" />
      {trees.map((tree, index) => (
        <RuleRows key={tree.rule} {...{ tree, example, x, top: RULES.top + index * RULES.pitch }} />
      ))}
      {PARTS.map(({ kind, className, x: left, text }) => (
        <g key={kind}>
          <rect className={className} x={left} y={LEGEND_Y - 9} width={26} height={18} />
          <path className={styles.edgeAgent} d={`M${left + 1},${LEGEND_Y - 9}h25v18h-25Z`} />
          <Label x={left + 36} y={LEGEND_Y} yAnchor="middle" text={text} />
        </g>
      ))}
    </DrawingFrame>
  );
}

type RuleRowsProps = { tree: KeyTree; example: Example; x: (amount: number) => number; top: number };

/** A rule's title with what its keys can spend together, and the keys' bars. */
function RuleRows({ tree, example, x, top }: RuleRowsProps) {
  const end = x(tree.exposure);
  const firstBar = top + BARS.top;
  return (
    <g>
      <Label x={0} y={top} tone="strong" text={TITLES[tree.rule]} />
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
        const isRight = tree.rule === "independent" && depth > 0;
        return (
          <g key={note} className={styles.halo}>
            {parts.map((part) => (
              <rect
                key={part.kind + part.from}
                className={PARTS.find(({ kind }) => kind === part.kind)?.className}
                x={x(part.from)}
                y={y}
                width={x(part.to) - x(part.from)}
                height={BARS.height}
              />
            ))}
            <path
              className={styles.edgeAgent}
              d={`M${x(from)},${y}H${x(to)}V${y + BARS.height}H${x(from)}Z`}
            />
            <Label
              x={isRight ? x(from) - 12 : x(to) + 12}
              y={y + BARS.height / 2}
              yAnchor="middle"
              anchor={isRight ? "end" : "start"}
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
  const [rootName, firstName, secondName] = getHolderNames(example);
  const isNested = rule !== "independent";
  const [firstStart, secondStart] = isNested ? [0, 0] : [root, root + first];
  const below = { reserved: second, path: secondSpent, independent: 0 }[rule];
  return [
    {
      from: 0,
      to: root,
      parts: createParts(0, [["left", root]]),
      note: `${rootName} ${formatEth(root)}`,
    },
    {
      from: firstStart,
      to: firstStart + first,
      parts: createParts(firstStart, [
        [rule === "reserved" ? "left" : "spent", below],
        ["spent", firstSpent],
        ["stolen", stolen],
      ]),
      note: `${firstName} ${formatEth(first)}, thief ${formatEth(stolen)}`,
    },
    {
      from: secondStart,
      to: secondStart + second,
      parts: createParts(secondStart, [
        ["spent", secondSpent],
        ["left", kept],
        ["stolen", second - secondSpent - kept],
      ]),
      note: `${secondName} ${formatEth(second)}, keeps ${formatEth(kept)}`,
    },
  ];
}

/** Places parts next to each other and leaves out those of no length. */
function createParts(start: number, amounts: readonly (readonly [Part["kind"], number])[]): Part[] {
  let from = start;
  return amounts.flatMap(([kind, amount]) => {
    const part = { kind, from, to: from + amount };
    from = part.to;
    return amount > 0 ? [part] : [];
  });
}

const formatEth = (value: number) => formatNumber(value, "ETH");

function getHolderNames({ values }: Example): string[] {
  return KEY_HOLDERS.map((holder) => getPartyName(values, `party.${holder}`));
}

function describeTree({ rule, exposure, stolen, kept }: KeyTree, example: Example): string {
  const [, first, second] = getHolderNames(example);
  return `${TITLES[rule]}: the three keys can spend ${formatEth(exposure)} ETH together; a thief of ${first}’s key takes ${formatEth(stolen)} ETH, and ${second} keeps ${formatEth(kept)} ETH.`;
}

/** What the keys can spend under each rule, what a thief of the middle key takes, and what the last key keeps. */
function createSwarmBudgetsTable(example: Example): FigureTable {
  const trees = getKeyTrees(createNumberGetter(example));
  const [, first, second] = getHolderNames(example);
  return {
    columns: [["What"], ...trees.map(({ rule }): FigureColumn => [TITLES[rule], "ETH"])],
    rows: [
      ...(trees[0]?.keys ?? []).map(({ limit }, depth) => [
        `charged to ${getHolderNames(example)[depth]}’s key of ${formatEth(limit)} ETH`,
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
  const thief = `A thief of ${getHolderNames(example)[1]}’s key takes`;
  return `${thief} ${text("key.left")} if limits are set aside, ${text("key.left.path")} along the path whatever the slider says, and ${text("key.left.independent")} if they are independent.`;
}
