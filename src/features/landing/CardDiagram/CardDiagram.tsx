import type { ComponentType } from "react";
import type { DiagramName } from "../features";
import { AccountDiagram } from "./AccountDiagram";
import { EscrowDiagram } from "./EscrowDiagram";
import { SigningDiagram } from "./SigningDiagram";

type Diagram = {
  Strokes: ComponentType;
  /** What the diagram shows, for those who do not see it. */
  label: string;
};

const diagrams: Record<DiagramName, Diagram> = {
  escrow: {
    Strokes: EscrowDiagram,
    label:
      "Two agents and an escrow: the buyer’s payment waits in it while the seller’s output goes to the buyer.",
  },
  account: {
    Strokes: AccountDiagram,
    label: "An account with a protocol slot and three keys, each with less time left.",
  },
  signing: {
    Strokes: SigningDiagram,
    label: "One result, signed twice: by a person in handwriting and by an agent in pulses.",
  },
};

/** One of the three still diagrams of the feature cards. */
export function CardDiagram({ name }: { name: DiagramName }) {
  const { Strokes, label } = diagrams[name];
  return (
    <div className="figure-drawing">
      <svg className="fig" viewBox="0 0 320 160" role="img" aria-label={label}>
        <Strokes />
      </svg>
    </div>
  );
}
