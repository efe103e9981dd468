import { scaleLinear } from "d3-scale";
import {
  type BudgetRule,
  createSwarm,
  delegate,
  exposure,
  keyOf,
  type Swarm,
  spendFrom,
} from "../../models/swarm";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";

/** Where the first of the bars starts that compare the totals. */
const BARS = 464;
const NODE = { width: 82, height: 54 };
/** Where each key stands in its tree, and what it is issued below with which limit. */
const keys: readonly { id: string; parent: string | null; limit: number; x: number; y: number }[] = [
  { id: "root", parent: null, limit: 10, x: 153, y: 124 },
  { id: "a", parent: "root", limit: 6, x: 47, y: 226 },
  { id: "b", parent: "root", limit: 5, x: 153, y: 226 },
  { id: "c", parent: "root", limit: 4, x: 259, y: 226 },
  { id: "a1", parent: "a", limit: 4, x: 41, y: 328 },
  { id: "a2", parent: "a", limit: 3, x: 135, y: 328 },
  { id: "c1", parent: "c", limit: 2, x: 259, y: 328 },
];
const rules: readonly BudgetRule[] = ["charged along the path", "independent caps"];

/** The same tree of keys under two rules, each key spending all that it can, and the totals compared. */
export function SwarmBudgets() {
  const issued = issue();
  const outcomes = rules.map((rule) => ({ rule, ...spendAll(issued, rule) }));
  const limit = keyOf(issued, "root").limit;
  const x = scaleLinear([0, exposure(issued, "independent caps")], [4, 636]);
  return (
    <Figure
      name="swarm-budgets"
      title="A tree of keys under two budget rules"
      description={`A root key with a limit of ${limit} and six keys below it. All keys, the root among them, spend as much as they can. Charged along the path, the tree spends ${outcomes[0]?.total} in all, the root's limit; with independent caps it spends ${outcomes[1]?.total}.`}
      height={604}
    >
      {outcomes.map(({ rule, swarm }, index) => (
        <g key={rule} transform={`translate(${index * 334} 0)`}>
          <Label x={153} y={32} anchor="middle" tone="strong" text={rule.replace(/ (?=the|caps)/, "\n")} />
          <Tree swarm={swarm} />
        </g>
      ))}
      <Label x={x(0)} y={440} tone="quiet" text="spent in all" />
      <Label x={x(limit)} y={440} anchor="middle" text={`the root's limit: ${limit}`} />
      {outcomes.map(({ rule, total }, index) => (
        <g key={rule}>
          <rect
            className={`fig-bar-${index + 1}`}
            x={x(0)}
            y={BARS + index * 72}
            width={x(total) - x(0)}
            height={16}
          />
          <path className="fig-guide" d={`M${x(limit)},${BARS - 6 + index * 72}v28`} />
          <Label x={x(0)} y={BARS + 48 + index * 72} text={`${rule}: ${total}`} />
        </g>
      ))}
    </Figure>
  );
}

function Tree({ swarm }: { swarm: Swarm }) {
  return (
    <>
      {keys.map(({ id, parent, x, y }) => {
        const above = keys.find((key) => key.id === parent);
        return (
          above && (
            <path
              key={id}
              className="fig-quiet"
              d={`M${x},${y - NODE.height / 2}L${above.x},${above.y + NODE.height / 2}`}
            />
          )
        );
      })}
      {keys.map(({ id, x, y }) => (
        <Node key={id} swarm={swarm} id={id} x={x - NODE.width / 2} y={y - NODE.height / 2} />
      ))}
    </>
  );
}

function Node({ swarm, id, x, y }: { swarm: Swarm; id: string; x: number; y: number }) {
  const { spent, limit } = keyOf(swarm, id);
  return (
    <g>
      <rect className="fig-tint" x={x} y={y} {...NODE} rx={4} />
      <rect
        className="fig-area-2"
        x={x}
        y={y}
        width={(NODE.width * spent) / limit}
        height={NODE.height}
        rx={4}
      />
      <Label
        x={x + NODE.width / 2}
        y={y + NODE.height / 2}
        at="middle"
        anchor="middle"
        text={`${spent}/${limit}`}
      />
    </g>
  );
}

function issue(): Swarm {
  const terms = ({ id, limit }: { id: string; limit: number }) => ({ id, limit, end: 1, scope: [] });
  const tree = keys.reduce<Swarm | null>((swarm, key) => {
    if (swarm === null || key.parent === null) return createSwarm(terms(key));
    const outcome = delegate(swarm, key.parent, terms(key));
    return "swarm" in outcome ? outcome.swarm : swarm;
  }, null);
  return tree ?? new Map();
}

/** All keys spend in turn, those below the root first, one unit at a time, until every further unit is refused. */
function spendAll(start: Swarm, rule: BudgetRule): { swarm: Swarm; total: number } {
  let swarm = start;
  let total = 0;
  let before = -1;
  while (total > before) {
    before = total;
    for (const { id } of [...keys].reverse()) {
      const outcome = spendFrom(swarm, id, { amount: 1, at: 0, rule });
      if ("refused" in outcome) continue;
      swarm = outcome.swarm;
      total += 1;
    }
  }
  return { swarm, total };
}
