import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { Option } from "./Option";
import type { Side } from "./play";
import { sideText } from "./texts";

const SIDES: readonly Side[] = ["buyer", "agent", "all"];

/** Whom the reader plays. */
export function Sides({ run, onChoose }: { run: DemoRun; onChoose: (side: Side) => void }) {
  return (
    <div className={styles.options} data-choices>
      {SIDES.map((side) => (
        <Option
          key={side}
          {...sideText(run, side)}
          isOthers={side === "all"}
          onPress={() => onChoose(side)}
        />
      ))}
    </div>
  );
}
