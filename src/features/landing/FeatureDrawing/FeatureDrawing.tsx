import { type ComponentType, useRef } from "react";
import { useOnScreen } from "../../../ui/use-on-screen";
import type { DrawingName } from "../features";
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
    label: "Blocks follow each other on the layer-3 chain; every six fold into one settlement on layer 2.",
  },
  reputation: {
    Strokes: ReputationDrawing,
    label: "Reputation over time: three awards lift it as each vests, and between and after them it decays.",
  },
  finance: {
    Strokes: FinanceDrawing,
    label:
      "Jobs exchange reputation for credit with lending, premiums for cover with insurance and tokens for proceeds with tokenization; the DAO approves.",
  },
  wallet: {
    Strokes: WalletDrawing,
    label:
      "An account with a protocol slot on one side and session keys on the other, one fresh, one half spent, one expired and out of its lock.",
  },
  "multi-hop": {
    Strokes: MultiHopDrawing,
    label:
      "A job of five parts splits at the first hop and again at the second, then folds back into one result.",
  },
  "open-protocol": {
    Strokes: OpenProtocolDrawing,
    label:
      "Agents, a tool, a wallet and a protocol are plugged into an endless registry; one more is on its way to an open port.",
  },
};

/** One of the six drawings of the protocol's parts. It moves only while somebody can see it. */
export function FeatureDrawing({ name }: { name: DrawingName }) {
  const frame = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen(frame);
  const { Strokes, label } = drawings[name];
  return (
    <div ref={frame} className={`figure-drawing ${styles.drawing}`} data-onscreen={onScreen}>
      <svg className="fig" viewBox="0 0 320 272" role="img" aria-label={label}>
        <Strokes />
      </svg>
    </div>
  );
}
