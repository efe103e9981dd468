import { createNumberGetter, createTextGetter, type Example } from "../example/example";
import { formatNumber } from "../example/format-number";
import { getKeyTrees, type KeyTree } from "../example/keys";
import type { FigureColumn, FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { createTicks, selectFittingTicks } from "./parts/Axes";
import { DrawingFrame, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createLinearScale, getAxisGrowth, getRect, getRoundValues } from "./parts/plot";

const COLUMN_WIDTH = 320;
const KEY_BOX = { width: 252, height: 56, pitch: 84, top: 56 };
/** The bars below the key boxes; `pitch` is the distance between the bars of two rules. */
const BARS = { top: 404, pitch: 104 };
/** The end of the axis. It is greater only if the three keys can spend more. */
const MIN_AXIS_END_ETH = 0.9;

const RULE_TITLES = { reserved: "Reserved", independent: "Independent" } as const;

export const figure: FigureDefinition = { Drawing: SwarmBudgets, createTable, describeFinding };

/** Draws the charges to the example’s keys under two rules once both sub-agents have spent, and the amounts at risk. */
function SwarmBudgets({ example }: FigureProps) {
  const trees = getKeyTrees(createNumberGetter(example));
  const bottom = BARS.top + trees.length * BARS.pitch;
  const axisEnd =
    MIN_AXIS_END_ETH *
    getAxisGrowth(Math.max(...trees.map(({ exposure }) => exposure)) / MIN_AXIS_END_ETH, 1);
  const x = createLinearScale([0, axisEnd], [8, 616]);
  const ticks = selectFittingTicks(createTicks(getRoundValues([0, axisEnd], 4), "ETH"), x);
  return (
    <DrawingFrame
      name="swarm-budgets"
      title="The example’s three keys under two rules for their limits"
      description={trees.map((tree) => describeTree(tree, example)).join(" ")}
      height={bottom + 46}
    >
      {trees.map(({ rule, keys }, index) => (
        <g key={rule} transform={`translate(${index * COLUMN_WIDTH} 0)`}>
          <Label x={COLUMN_WIDTH / 2} y={30} anchor="middle" tone="strong" text={RULE_TITLES[rule]} />
          {keys.map(({ holder, limit, spent }, depth) => (
            <KeyBox
              key={holder}
              name={example.values[`party.${holder}`].text}
              limit={limit}
              spent={spent}
              y={KEY_BOX.top + depth * KEY_BOX.pitch}
            />
          ))}
        </g>
      ))}
      {[
        { className: styles.bar1, text: "what the three keys can spend, in ETH" },
        { className: styles.bar2, text: `what a thief of ${getStolenKeyHolder(example)}’s key takes` },
      ].map(({ className, text }, index) => (
        <g key={text}>
          <rect className={className} x={8} y={322 + index * 34} width={26} height={18} />
          <Label x={44} y={331 + index * 34} yAnchor="middle" text={text} />
        </g>
      ))}
      <path className={styles.quietLine} d={`M${x(0)},${BARS.top - 10}V${bottom}H${x(axisEnd)}`} />
      {ticks.map(({ value, text }) => (
        <g key={value}>
          <path className={styles.quietLine} d={`M${x(value)},${bottom}v6`} />
          <Label x={x(value)} y={bottom + 34} anchor={value === 0 ? "start" : "middle"} text={text} />
        </g>
      ))}
      {trees.map(({ rule, exposure, stolen }, index) => {
        const top = BARS.top + index * BARS.pitch;
        return (
          <g key={rule}>
            <rect className={styles.bar1} {...getRect(8, top, x(exposure), top + 22)} />
            <rect className={styles.bar2} {...getRect(8, top + 26, x(stolen), top + 48)} />
            <Label
              x={14}
              y={top + 76}
              text={`${RULE_TITLES[rule]}: ${formatEth(exposure)}, thief ${formatEth(stolen)}`}
            />
          </g>
        );
      })}
    </DrawingFrame>
  );
}

/** Draws a key as a box that is filled by the share of its limit that is charged. */
function KeyBox({ name, spent, limit, y }: { name: string; spent: number; limit: number; y: number }) {
  const { width, height } = KEY_BOX;
  const box = { x: (COLUMN_WIDTH - width) / 2, y, width, height, rx: 4 };
  const middle = COLUMN_WIDTH / 2;
  return (
    <g>
      {y > KEY_BOX.top && (
        <path className={styles.quietLine} d={`M${middle},${y}v${height - KEY_BOX.pitch}`} />
      )}
      <rect className={styles.tint} {...box} />
      <rect className={styles.area2} {...box} width={(width * spent) / limit} />
      <Label
        x={middle}
        y={y + height / 2}
        yAnchor="middle"
        anchor="middle"
        text={`${name} ${formatEth(spent)} of ${formatEth(limit)}`}
      />
    </g>
  );
}

const formatEth = (value: number) => formatNumber(value, "ETH");

const getStolenKeyHolder = ({ values }: Example) => values["party.first-sub"].text;

function describeTree({ rule, keys, exposure, stolen }: KeyTree, example: Example): string {
  const charges = keys.map(({ holder, spent, limit }) => {
    return `${example.values[`party.${holder}`].text}’s key is charged ${formatEth(spent)} of ${formatEth(limit)} ETH`;
  });
  return `${RULE_TITLES[rule]} limits: ${charges.join(", ")}; the three keys can spend ${formatEth(exposure)} ETH, and a thief of ${getStolenKeyHolder(example)}’s key takes ${formatEth(stolen)} ETH.`;
}

function createTable(example: Example): FigureTable {
  const trees = getKeyTrees(createNumberGetter(example));
  return {
    columns: [["What"], ...trees.map(({ rule }): FigureColumn => [RULE_TITLES[rule], "ETH"])],
    rows: [
      ...(trees[0]?.keys ?? []).map(({ holder, limit }, depth) => [
        `charged to ${example.values[`party.${holder}`].text}’s key of ${formatEth(limit)} ETH`,
        ...trees.map(({ keys }) => keys[depth]?.spent ?? 0),
      ]),
      ["the three keys can spend", ...trees.map(({ exposure }) => exposure)],
      [`a thief of ${getStolenKeyHolder(example)}’s key takes`, ...trees.map(({ stolen }) => stolen)],
    ],
  };
}

function describeFinding(example: Example): string {
  const getText = createTextGetter(example);
  return `The three keys can spend ${getText("key.exposure")} if their limits are reserved, and ${getText("key.exposure.independent")} if they are independent.`;
}
