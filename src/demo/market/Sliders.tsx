import { useId } from "react";
import type { ValueName } from "../../example/names";
import * as styles from "./Market.module.css";
import { type MarketChanges, numberText, printedNumber, SLIDERS } from "./numbers";

type SlidersProps = {
  number: (name: ValueName) => number;
  changes: MarketChanges;
  onChange: (changes: MarketChanges) => void;
};

/** What the market is played by, to be changed while it plays. */
export function Sliders({ number, changes, onChange }: SlidersProps) {
  const id = useId();
  return (
    <div className={styles.sliders}>
      {SLIDERS.map((slider) => {
        const { name, label, least, most, step } = slider;
        const value = changes[name] ?? printedNumber(number, name);
        const text = numberText(slider, value);
        return (
          <div key={name} className={styles.slider}>
            <label htmlFor={id + name}>{label}</label>
            <span>{text}</span>
            <input
              id={id + name}
              type="range"
              min={Math.min(least, value)}
              max={Math.max(most, value)}
              step={step}
              value={Math.round(value)}
              aria-valuetext={text}
              onChange={({ target }) => onChange({ ...changes, [name]: Number(target.value) })}
            />
          </div>
        );
      })}
    </div>
  );
}
