import { createNumberGetter, createTextGetter, type Example, formatNumber } from "../example/example";
import { getKeyTrees, type KeyTree } from "../example/keys";
import type { FigureColumn, FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { createTicks, selectFittingTicks } from "./parts/Axes";
import { DrawingFrame, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createLinearScale, getAxisGrowth, getRoundValues } from "./parts/plot";

const COLUMN = 320;
const NODE = { width: 252, height: 56, pitch: 84, top: 56 };
/** Where the bars start, and how far apart those of two rules are. */
const BARS = { top: 404, pitch: 104, height: 22 };
/** What the axis shows in ETH where the three keys can spend less than that. */
const MAX_ETH = 0.9;

const TITLES = { reserved: "Reserved", path: "Along the path", independent: "Independent" } as const;

/** The example's keys under two rules, each as charged as it is when both sub-agents have spent; then what is at risk. */
function SwarmBudgets({ example }: FigureProps) {
  const trees = getKeyTrees(createNumberGetter(example));
  const bottom = BARS.top + trees.length * BARS.pitch;
  const most = MAX_ETH * getAxisGrowth(Math.max(...trees.map(({ exposure }) => exposure)) / MAX_ETH, 1);
  const x = createLinearScale([0, most], [8, 616]);
  const ticks = selectFittingTicks(createTicks(getRoundValues([0, most], 4), "ETH"), x);
  return (
    <DrawingFrame
      name="swarm-budgets"
      title="The example’s three keys under two rules for their limits"
      description={trees.map((tree) => describeTree(tree, example)).join(" ")}
      height={bottom + 46}
    >
      {trees.map(({ rule, keys }, index) => (
        <g key={rule} transform={`translate(${index * COLUMN} 0)`}>
          <Label x={COLUMN / 2} y={30} anchor="middle" tone="strong" text={TITLES[rule]} />
          {keys.map(({ holder, limit, spent }, depth) => (
            <KeyBox
              key={holder}
              name={example.values[`party.${holder}`].text}
              limit={limit}
              spent={spent}
              y={NODE.top + depth * NODE.pitch}
            />
          ))}
        </g>
      ))}
      {[
        { className: styles.bar1, text: "what the three keys can spend, in ETH" },
        { className: styles.bar2, text: `what a thief of ${getMiddleName(example)}’s key takes` },
      ].map(({ className, text }, index) => (
        <g key={text}>
          <rect className={className} x={8} y={322 + index * 34} width={26} height={18} />
          <Label x={44} y={331 + index * 34} at="middle" text={text} />
        </g>
      ))}
      <path className={styles.quietLine} d={`M${x(0)},${BARS.top - 10}V${bottom}H${x(most)}`} />
      {ticks.map(({ at, text }) => (
        <g key={at}>
          <path className={styles.quietLine} d={`M${x(at)},${bottom}v6`} />
          <Label x={x(at)} y={bottom + 34} anchor={at === 0 ? "start" : "middle"} text={text} />
        </g>
      ))}
      {trees.map(({ rule, exposure, stolen }, index) => {
        const top = BARS.top + index * BARS.pitch;
        return (
          <g key={rule}>
            <rect className={styles.bar1} x={8} y={top} width={x(exposure) - 8} height={BARS.height} />
            <rect
              className={styles.bar2}
              x={8}
              y={top + BARS.height + 4}
              width={x(stolen) - 8}
              height={BARS.height}
            />
            <Label
              x={14}
              y={top + 2 * BARS.height + 32}
              text={`${TITLES[rule]}: ${formatEth(exposure)}, thief ${formatEth(stolen)}`}
            />
          </g>
        );
      })}
    </DrawingFrame>
  );
}

/** A key as a box, filled as far as it is charged. */
function KeyBox({ name, spent, limit, y }: { name: string; spent: number; limit: number; y: number }) {
  const x = (COLUMN - NODE.width) / 2;
  return (
    <g>
      {y > NODE.top && (
        <path className={styles.quietLine} d={`M${COLUMN / 2},${y}v${NODE.height - NODE.pitch}`} />
      )}
      <rect className={styles.tint} x={x} y={y} width={NODE.width} height={NODE.height} rx={4} />
      <rect
        className={styles.area2}
        x={x}
        y={y}
        width={(NODE.width * spent) / limit}
        height={NODE.height}
        rx={4}
      />
      <Label
        x={COLUMN / 2}
        y={y + NODE.height / 2}
        at="middle"
        anchor="middle"
        text={`${name} ${formatEth(spent)} of ${formatEth(limit)}`}
      />
    </g>
  );
}

const formatEth = (value: number) => formatNumber(value, "ETH");

const getMiddleName = ({ values }: Example) => values["party.first-sub"].text;

function describeTree({ rule, keys, exposure, stolen }: KeyTree, example: Example): string {
  const charged = keys.map(({ holder, spent, limit }) => {
    return `${example.values[`party.${holder}`].text}’s key is charged ${formatEth(spent)} of ${formatEth(limit)} ETH`;
  });
  return `${TITLES[rule]} limits: ${charged.join(", ")}; the three keys can spend ${formatEth(exposure)} ETH, and a thief of ${getMiddleName(example)}’s key takes ${formatEth(stolen)} ETH.`;
}

/** What each rule charges to the keys from the root down, and what it puts at risk. */
function createSwarmBudgetsTable(example: Example): FigureTable {
  const trees = getKeyTrees(createNumberGetter(example));
  return {
    columns: [["What"], ...trees.map(({ rule }): FigureColumn => [TITLES[rule], "ETH"])],
    rows: [
      ...(trees[0]?.keys ?? []).map(({ holder, limit }, depth) => [
        `charged to ${example.values[`party.${holder}`].text}’s key of ${formatEth(limit)} ETH`,
        ...trees.map(({ keys }) => keys[depth]?.spent ?? 0),
      ]),
      ["the three keys can spend", ...trees.map(({ exposure }) => exposure)],
      [`a thief of ${getMiddleName(example)}’s key takes`, ...trees.map(({ stolen }) => stolen)],
    ],
  };
}

function describeFinding(example: Example): string {
  const text = createTextGetter(example);
  return `The three keys can spend ${text("key.exposure")} if their limits are reserved, and ${text("key.exposure.independent")} if they are independent.`;
}

export const figure: FigureDefinition = {
  Drawing: SwarmBudgets,
  createTable: createSwarmBudgetsTable,
  describeFinding: describeFinding,
};
