import { inRing, onRing, THREADS } from "../../demo/ring";
import { createNumberGetter, createTextGetter, type Example, getPartyName } from "../../example/example";
import * as drawing from "../../figures/parts/drawing.module.css";
import { roundToTenths } from "../../figures/parts/plot";
import { DrawingLabels } from "../DrawingLabels";
import { arrowHeads } from "../shapes";

const RING = { x: 160, y: 76, radius: 82 };
/** One for each USDC of the example's price. */
const BEADS = 100;
const WHOLE = { from: 0, to: 2 * Math.PI };
/** As many as make a thread look round. */
const THREAD_POINTS = 42;
const SIDES = { buyer: 43, agent: 277, radius: 22 };
const TIME = { from: 0, to: 320, y: 168 };

/** The demo's ring while the buyer can still object: the payment in beads, and the time that is left. */
export function EscrowDrawing({ example }: { example: Example }) {
  const { buyer, agent, price, now, end } = momentOf(example);
  const at = roundToTenths(TIME.from + ((TIME.to - TIME.from) * now) / end);
  return (
    <>
      <path data-party="buyer" data-threads="" d={threads()} />
      <path data-party="buyer" data-beads="" d={beads()} />
      <circle data-party="buyer" cx={SIDES.buyer} cy={RING.y} r={SIDES.radius} />
      <circle data-party="agent" cx={SIDES.agent} cy={RING.y} r={SIDES.radius} />
      <path d={`M69 ${RING.y}h14${arrowHeads.right}M251 ${RING.y}${arrowHeads.right}`} />
      <path strokeDasharray="4 3" d={`M237 ${RING.y}h14`} />
      <text data-size="amount" x={RING.x} y={RING.y + 3} textAnchor="middle">
        {price}
      </text>
      <g data-size="name">
        <DrawingLabels
          anchor="middle"
          below={0.35}
          words={[
            [SIDES.buyer, RING.y, buyer],
            [SIDES.agent, RING.y, agent],
          ]}
        />
      </g>
      <DrawingLabels
        anchor="middle"
        below={1.5}
        words={[
          [RING.x, RING.y + 6, "in escrow"],
          [SIDES.buyer, RING.y + SIDES.radius, "paid"],
          [SIDES.agent, RING.y + SIDES.radius, "delivered"],
        ]}
      />
      <path className={drawing.quietLine} d={`M${TIME.from} ${TIME.y}H${at}`} />
      <path className={drawing.accentLine} data-left="" d={`M${at} ${TIME.y}H${TIME.to}`} />
      <path data-now="" d={`M${at} ${TIME.y}h0`} />
      <DrawingLabels
        anchor="end"
        below={1.7}
        words={[
          [at, TIME.y, `hour ${now}`],
          [TIME.to - 0.5, TIME.y, `hour ${end}: silence pays ${agent}`],
        ]}
      />
    </>
  );
}

export function describeEscrow(example: Example): string {
  const { buyer, agent, price, now, end } = momentOf(example);
  return `${buyer} has paid ${price} into escrow, drawn as a ring of beads, and ${agent} has delivered. It is hour ${now}: until hour ${end} ${buyer} can object, and her silence pays ${agent}.`;
}

function momentOf(example: Example) {
  const get = createNumberGetter(example);
  return {
    buyer: getPartyName(example.values, "party.buyer"),
    agent: getPartyName(example.values, "party.lead"),
    price: createTextGetter(example)("job.price"),
    now: get("time.dispute"),
    // The waiting period begins with the answer of the review.
    end: get("time.finding") + get("window.waiting"),
  };
}

/** The payment where the demo has it, each bead a dot of its own. */
function beads(): string {
  return Array.from({ length: BEADS }, (_, index) => `M${placed(inRing(RING, WHOLE, index, BEADS))}h0`).join(
    "",
  );
}

function threads(): string {
  const angles = Array.from({ length: THREAD_POINTS }, (_, index) => (2 * Math.PI * index) / THREAD_POINTS);
  return Array.from(
    { length: THREADS },
    (_, thread) => `M${angles.map((angle) => placed(onRing(RING, angle, thread))).join("L")}z`,
  ).join("");
}

function placed({ x, y }: { x: number; y: number }): string {
  return `${roundToTenths(x)} ${roundToTenths(y)}`;
}
