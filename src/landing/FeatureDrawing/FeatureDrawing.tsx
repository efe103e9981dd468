import { type ComponentType, useRef } from "react";
import { useIsOnScreen } from "../../browser/use-is-on-screen";
import * as drawing from "../../figures/parts/drawing.module.css";
import type { FeatureDrawingName } from "../features";
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

const drawings: Record<FeatureDrawingName, Drawing> = {
  chain: {
    Strokes: ChainDrawing,
    label:
      "Four blocks of jobs on the layer-3 chain, whose sum, 18 jobs, is written into one block on layer 2.",
  },
  reputation: {
    Strokes: ReputationDrawing,
    label:
      "Reputation over time: three accepted jobs lift it as each award vests, between and after them it decays, and at the exit it falls to zero.",
  },
  finance: {
    Strokes: FinanceDrawing,
    label:
      "Five modules share one record of jobs. Two write into it: jobs the outcomes, the DAO its approvals. Three read from it: lending the reputation, insurance the penalties, tokenization the track record.",
  },
  wallet: {
    Strokes: WalletDrawing,
    label:
      "An account with its slot. While its approval lasts, an application writes into the slot twice; after the approval has ended a third write is refused.",
  },
  "multi-hop": {
    Strokes: MultiHopDrawing,
    label:
      "A job of five parts splits at the first hop and again at the second, then folds back into one result.",
  },
  "open-protocol": {
    Strokes: OpenProtocolDrawing,
    label:
      "Applications are plugged into the DAO’s list, which has no end, and accounts into its other side; a third application, yours, joins.",
  },
};

/** One of the six drawings of the protocol's parts. It moves once, when it is seen. */
export function FeatureDrawing({ name }: { name: FeatureDrawingName }) {
  const frame = useRef<HTMLDivElement>(null);
  const isOnScreen = useIsOnScreen(frame);
  const { Strokes, label } = drawings[name];
  return (
    <div ref={frame} className={`${drawing.container} ${styles.drawing}`} data-onscreen={isOnScreen}>
      <svg className={drawing.drawing} viewBox="0 0 320 272" role="img" aria-label={label}>
        <Strokes />
      </svg>
    </div>
  );
}
