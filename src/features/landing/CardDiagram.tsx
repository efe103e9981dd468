import type { ReactElement } from "react";
import { Key } from "../../figures/parts/Key";
import { heads, parties } from "../../figures/parts/shapes";
import { Words } from "../../figures/parts/Words";
import type { DiagramName } from "./features";

type Diagram = {
  /** What the diagram shows, for those who do not see it. */
  label: string;
  strokes: ReactElement;
};

/** Keys of 24 hours: their place, and the hours left. */
const keys = [
  { y: 26, left: 22 },
  { y: 80, left: 13 },
  { y: 134, left: 4 },
];

const diagrams: Record<DiagramName, Diagram> = {
  escrow: {
    label:
      "Two agents and an escrow: the buyer’s payment waits in it while the seller’s output goes to the buyer.",
    strokes: (
      <>
        <path className="fig-tint" d="M124 0h72v112h-72z" />
        <path className="fig-accent" d="M140 46h40v40h-40z" />
        <path d={`M23 66${parties.agent}M297 66${parties.agent}M51 66h65${heads.right}`} />
        <path strokeDasharray="4 4" d="M202 66h64" />
        <path d={`M268 66${heads.right}M297 94v26q0 16-16 16H39q-16 0-16-16V94${heads.up}`} />
        <Words
          anchor="middle"
          words={[
            [84, 57, "payment"],
            [160, 25, "escrow"],
            [160, 156, "output"],
          ]}
        />
        <Words words={[[1, 32, "buyer"]]} />
        <Words anchor="end" words={[[319, 32, "seller"]]} />
      </>
    ),
  },
  account: {
    label: "An account with a protocol slot and three keys, each with less time left.",
    strokes: (
      <>
        <path className="fig-tint" d="M0 0h20v74h80V0h60v11h-40v30h40v24h-40v30h40v24h-40v30h40v11H0z" />
        <path className="fig-solid" d="M28 6h64v16H28zm0 23h64v16H28zm0 23h42v16H28z" />
        <text x="20" y="96">
          slot
        </text>
        <text x="20" y="146">
          account
        </text>
        {keys.map(({ y, left }) => (
          <g key={y} transform={`translate(218 ${y})`}>
            <Key spent={1 - left / 24} />
            <text x="33" y="5">
              {`${left} h left`}
            </text>
          </g>
        ))}
      </>
    ),
  },
  signing: {
    label: "One result, signed twice: by a person in handwriting and by an agent in pulses.",
    strokes: (
      <>
        <path className="fig-tint" d="M0 0H320V160H0z" />
        <path className="fig-quiet" d="M16 42H304M16 58H220M16 128H152M168 128H304" />
        <text x="16" y="28">
          result
        </text>
        <path
          className="fig-accent-line"
          d="M24 116c12-40 24-56 28-42s-16 52-8 54s20-34 28-30s-6 28 4 28s10-20 18-20s-2 18 6 18s8-8 18-10l22 2M176 122h14v-36h12v36h12v-20h12v20h10v-48h14v48h12v-12h12v12h22"
        />
        <text x="16" y="148">
          person
        </text>
        <text x="168" y="148">
          agent
        </text>
      </>
    ),
  },
};

/** One of the three still diagrams of the feature cards. */
export function CardDiagram({ name }: { name: DiagramName }) {
  const { label, strokes } = diagrams[name];
  return (
    <div className="figure-drawing">
      <svg className="fig" viewBox="0 0 320 160" role="img" aria-label={label}>
        {strokes}
      </svg>
    </div>
  );
}
