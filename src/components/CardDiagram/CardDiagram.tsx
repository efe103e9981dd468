import type { ComponentType } from "react";
import type { DiagramName } from "../../lib/copy/features";
import * as strokes from "../FeatureDrawing/drawing.module.css";
import { AccountDiagram } from "./AccountDiagram";
import * as styles from "./CardDiagram.module.css";
import { EscrowDiagram } from "./EscrowDiagram";
import { SigningDiagram } from "./SigningDiagram";

type Diagram = {
  Strokes: ComponentType;
  className: string | undefined;
  viewBox: string;
  /** What the diagram shows, for those who do not see it. */
  label: string;
};

const diagrams: Record<DiagramName, Diagram> = {
  escrow: {
    Strokes: EscrowDiagram,
    className: styles.escrow,
    viewBox: "0 0 560 280",
    label:
      "Two agents and an escrow between them. The buyer's payment waits in the escrow while the seller's output goes to the buyer.",
  },
  account: {
    Strokes: AccountDiagram,
    className: styles.account,
    viewBox: "0 0 320 320",
    label:
      "An account with a protocol slot in its upper edge and three keys below, each with a different time left.",
  },
  signing: {
    Strokes: SigningDiagram,
    className: styles.signing,
    viewBox: "0 0 320 320",
    label: "One result, signed twice: by a person in handwriting and by an agent in pulses.",
  },
};

type CardDiagramProps = {
  name: DiagramName;
  /** Replaces the diagram's own text alternative. */
  label?: string;
};

/** One of the three still diagrams of the feature cards. */
export function CardDiagram({ name, label }: CardDiagramProps) {
  const { Strokes, className, viewBox, label: ownLabel } = diagrams[name];
  return (
    <div className={`${strokes.drawing} ${className}`}>
      <svg viewBox={viewBox} role="img" aria-label={label ?? ownLabel}>
        <Strokes />
      </svg>
    </div>
  );
}
