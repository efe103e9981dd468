import { useId } from "react";
import * as styles from "./Slider.module.css";

type SliderProps = {
  label: string;
  value: number;
  /** The value in words, with its unit. */
  text: string;
  least: number;
  most: number;
  /** The size of all steps, or else `stops`: the values that it can have, in order. */
  step?: number | undefined;
  stops?: readonly number[] | undefined;
  onChange: (value: number) => void;
  /** Goes back to the value of the beginning; left out while nothing has changed. */
  onReset?: (() => void) | undefined;
};

/**
 * A range input with its name and its number beside it, which are also there in print and without scripts. "Reset" keeps its
 * place, so that nothing moves when it appears.
 */
export function Slider({ label, value, text, least, most, step, stops, onChange, onReset }: SliderProps) {
  const id = useId();
  const range = stops
    ? { min: 0, max: stops.length - 1, step: 1, value: stops.findLastIndex((stop) => stop <= value) }
    : { min: least, max: most, step, value };
  return (
    <div className={styles.slider} data-figure-part="setting">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        // Firefox restores fields after a reload, and React then does not know their value: https://github.com/facebook/react/issues/12955
        autoComplete="off"
        data-scripted=""
        {...range}
        aria-valuetext={text}
        onChange={({ target }) => onChange(stops?.[target.valueAsNumber] ?? target.valueAsNumber)}
      />
      {/* The slider says its value itself. */}
      <output htmlFor={id} aria-live="off">
        {text}
      </output>
      <button type="button" className={styles.reset} data-scripted="" disabled={!onReset} onClick={onReset}>
        Reset
      </button>
    </div>
  );
}
