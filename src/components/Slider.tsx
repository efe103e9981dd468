import { useId } from "react";
import * as styles from "./Slider.module.css";

type SliderProps = {
  label: string;
  value: number;
  /** The value with its unit. */
  text: string;
  least: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
  /** Restores the first value. Undefined while nothing has changed, which disables the button. */
  onReset?: (() => void) | undefined;
};

/** A range input with its label, its value and a "Reset" button. */
export function Slider({ label, value, text, least, most, step, onChange, onReset }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider} data-scripted="">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      {/* Off, because screen readers already announce `aria-valuetext`. */}
      <output htmlFor={id} aria-live="off">
        {text}
      </output>
      <button type="button" className={styles.reset} disabled={!onReset} onClick={onReset}>
        Reset
      </button>
    </div>
  );
}
