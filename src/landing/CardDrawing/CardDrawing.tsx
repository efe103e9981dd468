import type { ComponentType } from "react";
import type { Example } from "../../example/example";
import * as drawing from "../../figures/parts/drawing.module.css";
import type { CardDrawingName } from "../features";
import { AppealDrawing, describeAppeal } from "./AppealDrawing";
import { describeEscrow, EscrowDrawing } from "./EscrowDrawing";
import { describeKey, KeyDrawing } from "./KeyDrawing";

type Drawing = {
  Strokes: ComponentType<{ example: Example }>;
  /** What the drawing shows, for those who do not see it. */
  label: (example: Example) => string;
  /** In units, of which the width has 320. */
  height: number;
};

const drawings: Record<CardDrawingName, Drawing> = {
  escrow: { Strokes: EscrowDrawing, label: describeEscrow, height: 200 },
  key: { Strokes: KeyDrawing, label: describeKey, height: 248 },
  appeal: { Strokes: AppealDrawing, label: describeAppeal, height: 248 },
};

/** A moment of the example, as a feature card shows it. The build draws it: its page gets the markup alone. */
export function CardDrawing({ name, example }: { name: CardDrawingName; example: Example }) {
  const { Strokes, label, height } = drawings[name];
  return (
    <svg className={drawing.drawing} viewBox={`0 0 320 ${height}`} role="img" aria-label={label(example)}>
      <Strokes example={example} />
    </svg>
  );
}
