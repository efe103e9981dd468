import { type ComponentType, useRef } from "react";
import { useOnScreen } from "../../hooks/use-on-screen";
import type { DrawingName } from "../../lib/copy/features";
import { ChainDrawing } from "./ChainDrawing";
import * as styles from "./drawing.module.css";
import { FinanceDrawing } from "./FinanceDrawing";
import { MultiHopDrawing } from "./MultiHopDrawing";
import { OpenProtocolDrawing } from "./OpenProtocolDrawing";
import { ReputationDrawing } from "./ReputationDrawing";
import { WalletDrawing } from "./WalletDrawing";

type Drawing = {
  Strokes: ComponentType;
  /** What the drawing shows, for those who do not see it. */
  label: string;
};

const drawings: Record<DrawingName, Drawing> = {
  chain: {
    Strokes: ChainDrawing,
    label: "Blocks follow each other on the layer-3 chain; every four fold into one settlement on layer 2.",
  },
  reputation: {
    Strokes: ReputationDrawing,
    label: "Reputation over time: three awards lift it as each vests, and between and after them it decays.",
  },
  finance: {
    Strokes: FinanceDrawing,
    label:
      "Five modules. Jobs send reputation to lending and get credit, pay insurance premiums and get cover, sell tokens through tokenization and get proceeds, and take approvals from the DAO.",
  },
  wallet: {
    Strokes: WalletDrawing,
    label:
      "An account with a protocol slot on one side and session keys on the other. Each key's time runs out; one has expired and left its lock.",
  },
  "multi-hop": {
    Strokes: MultiHopDrawing,
    label:
      "A job of five parts splits at the first hop and again at the second, then folds back into one result.",
  },
  "open-protocol": {
    Strokes: OpenProtocolDrawing,
    label:
      "A registry without an end. Parties of different kinds are plugged into it, and one port is still open.",
  },
};

type FeatureDrawingProps = {
  name: DrawingName;
  /** Replaces the drawing's own text alternative. */
  label?: string;
};

/** One of the six drawings of the protocol's parts. It moves only while somebody can see it. */
export function FeatureDrawing({ name, label }: FeatureDrawingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen(frame);
  const { Strokes, label: ownLabel } = drawings[name];
  return (
    <div ref={frame} className={styles.drawing} data-onscreen={onScreen}>
      <svg viewBox="0 0 480 400" role="img" aria-label={label ?? ownLabel}>
        <Strokes />
      </svg>
    </div>
  );
}
