import { createNumberGetter, createTextGetter, type Example, getPartyName } from "../../example/example";
import { formatNumber } from "../../example/format-number";
import * as drawing from "../../figures/parts/drawing.module.css";
import { roundToTenths } from "../../figures/parts/plot";
import { DrawingLabels } from "../DrawingLabels";

const BOW = { x: 254, y: 78, radius: 40 };
const TIME = { y: 206, to: 320 };

/** A session key of the agent in its account: whose it is, how much it may spend, and when it ends. */
export function KeyDrawing({ example }: { example: Example }) {
  const { owner, agent, limit, now, end } = momentOf(example);
  const at = roundToTenths((TIME.to * now) / end);
  return (
    <>
      <path className={drawing.tint} d="M0 0h160v60h-52v36h52v60H0z" />
      <circle data-party="agent" cx={BOW.x} cy={BOW.y} r={BOW.radius} />
      <path data-party="agent" d={`M${BOW.x - BOW.radius} ${BOW.y}H120v12m13-12v8m13-8v12`} />
      <g data-size="name">
        <DrawingLabels anchor="middle" below={0.35} words={[[BOW.x, BOW.y, agent]]} />
      </g>
      <DrawingLabels anchor="middle" below={1.5} words={[[BOW.x, BOW.y + BOW.radius, `up to ${limit}`]]} />
      <g className={drawing.strong}>
        <DrawingLabels words={[[12, 28, `${agent}’s account`]]} />
      </g>
      <DrawingLabels words={[[12, 144, `owned by ${owner}`]]} />
      <path className={drawing.quietLine} d={`M0 ${TIME.y}H${at}`} />
      <path className={drawing.accentLine} data-left="" d={`M${at} ${TIME.y}H${TIME.to}`} />
      <path data-now="" d={`M${at} ${TIME.y}h0`} />
      <DrawingLabels below={1.7} words={[[0, TIME.y, `hour ${now}`]]} />
      <DrawingLabels
        anchor="end"
        below={1.7}
        words={[[TIME.to - 0.5, TIME.y, `hour ${end}: the key ends`]]}
      />
    </>
  );
}

export function describeKey(example: Example): string {
  const { owner, agent, limit, now, end } = momentOf(example);
  return `A session key in ${agent}’s account, which ${owner} owns. With it ${agent} may spend up to ${limit}. It is hour ${now}; at hour ${end} the key ends.`;
}

function momentOf(example: Example) {
  const get = createNumberGetter(example);
  return {
    owner: getPartyName(example.values, "party.owner"),
    agent: getPartyName(example.values, "party.lead"),
    limit: createTextGetter(example)("key.limit"),
    now: get("write.early"),
    end: Number(formatNumber(get("key.duration"), "hours")),
  };
}
