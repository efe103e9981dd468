import { type AttackedTree, attackedTrees } from "../example/keys";
import { numbersOf, printNumber, type Example } from "../example/example";
import type { ValueName } from "../example/names";
import type { FigureColumn, FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { ticksAbreast, ticksAt } from "./parts/Axes";
import { Figure, Label } from "./parts/drawing";
import { linearScale, roundValues } from "./parts/plot";

const COLUMN = 213;
const NODE = { width: 172, height: 56, pitch: 84, top: 100 };
/** Where the bars start, and how far apart those of two rules are. */
const BARS = { top: 442, pitch: 92, height: 18 };

/** The example's keys under three rules, each key as charged as it is when both sub-agents have spent; then what is exposed. */
function SwarmBudgets({ example }: FigureProps) {
  const trees = attackedTrees(numbersOf(example));
  const most = Math.max(...trees.map(({ exposure }) => exposure));
  const bottom = BARS.top + trees.length * BARS.pitch;
  const x = linearScale([0, most], [8, 616]);
  const ticks = ticksAbreast(ticksAt(roundValues([0, most], 4), "ETH"), x);
  return (
    <Figure
      name="swarm-budgets"
      title="The example’s tree of keys under three budget rules"
      description={`${trees.map(describe).join(" ")} Amounts in ETH, without the gas of issuing a key, ${example.values["key.gas"].text} for each.`}
      height={bottom + 46}
    >
      {trees.map(({ rule, keys }, index) => (
        <g key={rule} transform={`translate(${index * COLUMN} 0)`}>
          <Label
            x={COLUMN / 2}
            y={30}
            anchor="middle"
            tone="strong"
            text={rule.replace(/ (?=the|caps|at)/, "\n")}
          />
          {keys.map((key, depth) => (
            <Key
              key={key.name}
              {...key}
              name={example.values[`party.${key.name}`].text}
              y={NODE.top + depth * NODE.pitch}
            />
          ))}
        </g>
      ))}
      <Label
        x={8}
        y={374}
        tone="quiet"
        text={"ETH without gas: what the tree can spend,\nand what a thief of the middle key takes"}
      />
      <path className="fig-quiet" d={`M${x(0)},${BARS.top - 10}V${bottom}H${x(most)}`} />
      {ticks.map(({ at, text }) => (
        <g key={at}>
          <path className="fig-quiet" d={`M${x(at)},${bottom}v6`} />
          <Label x={x(at)} y={bottom + 34} anchor={at === 0 ? "start" : "middle"} text={text} />
        </g>
      ))}
      {trees.map(({ rule, exposure, stolen }, index) => {
        const top = BARS.top + index * BARS.pitch;
        return (
          <g key={rule}>
            <rect className="fig-bar-1" x={8} y={top} width={x(exposure) - 8} height={BARS.height} />
            <rect
              className="fig-bar-2"
              x={8}
              y={top + BARS.height + 4}
              width={x(stolen) - 8}
              height={BARS.height}
            />
            <Label
              x={14}
              y={top + 2 * BARS.height + 32}
              text={`${rule}: ${amount(exposure)}, thief ${amount(stolen)}`}
            />
          </g>
        );
      })}
    </Figure>
  );
}

function Key({ name, spent, limit, y }: { name: string; spent: number; limit: number; y: number }) {
  const x = (COLUMN - NODE.width) / 2;
  return (
    <g>
      {y > NODE.top && <path className="fig-quiet" d={`M${COLUMN / 2},${y}v${NODE.height - NODE.pitch}`} />}
      <rect className="fig-tint" x={x} y={y} width={NODE.width} height={NODE.height} rx={4} />
      <rect
        className="fig-area-2"
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
        text={`${name} ${short(spent)}/${short(limit)}`}
      />
    </g>
  );
}

const amount = (value: number) => printNumber(value, "ETH");

/** Two digits, because a box has room for two such amounts. */
const short = (value: number) => printNumber(value, "ETH", { significant: 2 });

function describe({ rule, keys, exposure, stolen }: AttackedTree): string {
  const counters = keys.map(({ spent, limit }) => `${amount(spent)} of ${amount(limit)}`).join(", ");
  return `${rule.charAt(0).toUpperCase()}${rule.slice(1)}: the counters from the root down stand at ${counters}; the tree can spend ${amount(exposure)} in all, and a thief of the middle key takes ${amount(stolen)}.`;
}

/** What each rule charges to the keys from the root down, and what it exposes. */
function swarmBudgetsTable({ values }: Example): FigureTable {
  const trees = attackedTrees(numbersOf({ values }));
  return {
    columns: [["What"], ...trees.map(({ rule }): FigureColumn => [rule, "ETH"])],
    rows: [
      ...(trees[0]?.keys ?? []).map(({ name, limit }, depth) => [
        `charged to ${values[`party.${name}`].text}’s key of ${amount(limit)}`,
        ...trees.map(({ keys }) => keys[depth]?.spent ?? 0),
      ]),
      ["the tree can spend", ...trees.map(({ exposure }) => exposure)],
      ["a thief of the middle key takes", ...trees.map(({ stolen }) => stolen)],
    ],
  };
}

function finding({ values }: Example): string {
  const number = (name: ValueName) => values[name].number;
  return `Of a root limit of ${number("key.limit")} ETH the tree can spend ${number("key.exposure")}; under independent caps ${number("key.exposure.independent")}. A thief takes ${number("key.left")}.`;
}

export const figure: FigureDefinition = {
  Drawing: SwarmBudgets,
  table: swarmBudgetsTable,
  finding,
  parameters: [
    { input: "key.limit", label: "Limit of the root key", least: 0.2, most: 1 },
    { input: "key.first-sub.limit", label: "Limit of the first sub-key", least: 0.14, most: 0.5 },
    { input: "key.second-sub.limit", label: "Limit of the second", least: 0.04, most: 0.16 },
    { input: "key.first-sub.spend", label: "Spent by the first", most: 0.1 },
  ],
  named: ["key.second-sub.limit"],
};
