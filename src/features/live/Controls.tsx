import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { FigureDefinition, FigureParameter } from "../../figures/figure-definition";
import { tableAsText } from "../../figures/figure-table";
import { decimalsOf, numberOf, type Run, UNITS } from "../../run/run";
import { CopyButton } from "../../ui/CopyButton";
import { rounded, sliderDomain, stepped } from "./domains";
import * as styles from "./LiveFigure.module.css";
import type { LiveStore } from "./store";
import { svgAsText } from "./svg-as-text";

type ControlsProps = {
  name: string;
  definition: FigureDefinition;
  run: Run;
  view: string | undefined;
  /** Why the last change was not made, where it was asked for here. */
  refused: string | undefined;
  /** Whether a change is asked for here, or no more. */
  onAsk: (isAsking: boolean) => void;
  store: LiveStore;
  drawing: HTMLElement;
};

/** Room for the focus ring, in CSS px. */
const CLEAR = 8;

/** What a figure finds, and the controls that its parameters and views ask for. */
export function Controls({ name, definition, run, view, refused, onAsk, store, drawing }: ControlsProps) {
  const { parameters, views, table, finding } = definition;
  const change = (input: string, value: number) => {
    onAsk(true);
    store.change(input, value);
  };
  const reset = () => {
    onAsk(true);
    store.view(name);
    store.reset(parameters.map(({ input }) => input));
  };
  // A refusal goes with the focus, and at Escape.
  const leave = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onAsk(false);
  };
  const found = useRef<HTMLOutputElement>(null);
  /** Scrolls a focused control out from under the drawing and the finding, which are sticky. */
  const uncover = ({ target }: FocusEvent) => {
    const control = target.getBoundingClientRect();
    for (const part of [drawing, found.current]) {
      const cover = part?.getBoundingClientRect();
      const isOver = cover && cover.top < control.bottom && control.top < cover.bottom;
      if (!isOver || control.right <= cover.left || cover.right <= control.left) continue;
      const below = found.current?.getBoundingClientRect().bottom ?? cover.bottom;
      window.scrollBy({ top: control.top - below - CLEAR, behavior: "instant" });
      return;
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what its controls do is heard of here, each handles its own
    <div className={styles.controls} onKeyDown={leave} onBlur={() => onAsk(false)} onFocus={uncover}>
      <output ref={found}>{refused || finding(run, view)}</output>
      <div className="figure-panel">
        {parameters.map((parameter) => (
          <ParameterControl
            key={parameter.input}
            parameter={parameter}
            run={run}
            store={store}
            onChange={(value) => change(parameter.input, value)}
          />
        ))}
        {views && (
          <label className={styles.choice}>
            <span>{views.label}</span>
            <select value={view ?? ""} onChange={({ target }) => store.view(name, target.value || undefined)}>
              <option value="">{views.none}</option>
              {views.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        <div className={styles.tools}>
          <button type="button" onClick={reset}>
            Reset
          </button>
          <CopyButton label="Copy SVG" text={async () => svgAsText(drawing.querySelector("svg"))} />
          <CopyButton label="Copy data" text={async () => tableAsText(table(run))} />
        </div>
      </div>
    </div>
  );
}

type ParameterControlProps = {
  parameter: FigureParameter;
  run: Run;
  store: LiveStore;
  onChange: (value: number) => void;
};

/** One input: its number to be typed, less and more, and a slider that shows where the printed one is. */
function ParameterControl({ parameter, run, store, onChange }: ParameterControlProps) {
  const { input, label } = parameter;
  const domain = sliderDomain(store.inputs, parameter);
  const { least, most, step, unit } = domain;
  const value = numberOf(run.values, input);
  const isShare = unit === "share";
  const factor = isShare ? 100 : 1;
  const decimals = Math.max(0, decimalsOf(unit) - (isShare ? 2 : 0));
  const typed = (number: number) => Number((rounded(number, unit) * factor).toPrecision(12));
  // From the state of the store, which may be newer than the last render.
  const stepBy = (steps: number) =>
    onChange(stepped(domain, numberOf(store.getSnapshot().run.values, input), steps));
  const [draft, setDraft] = useState<string>();
  const printed = store.printed.values[input];
  const words = isShare ? "%" : UNITS[unit].many;
  const along = (number: number) => (number - least) / (most - least);
  const at = along(value);
  const was = along(numberOf(store.printed.values, input));
  const control = useRef<HTMLFieldSetElement>(null);
  // The content security policy refuses a style attribute.
  useLayoutEffect(() => {
    control.current?.style.setProperty("--at", String(at));
    control.current?.style.setProperty("--was", String(was));
  }, [at, was]);
  const held = useRef(value);
  return (
    <fieldset ref={control} className={styles.control}>
      <legend className={styles.label}>{label}</legend>
      <button type="button" aria-label={`${label}: less`} onClick={() => stepBy(-1)}>
        −
      </button>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={run.values[input]?.text}
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={({ target }) => onChange(rounded(target.valueAsNumber, unit))}
        onPointerDown={() => {
          held.current = numberOf(store.getSnapshot().run.values, input);
        }}
        // The browser has taken the finger for scrolling: nothing was meant to change.
        onPointerCancel={() => onChange(held.current)}
      />
      {/* Always there: Chromium lets go of a slider beside which something comes or goes. */}
      <span className={styles.was} data-visible={value !== printed?.value}>
        was {printed?.number}
      </span>
      <button type="button" aria-label={`${label}: more`} onClick={() => stepBy(1)}>
        +
      </button>
      <span className={styles.value}>
        <input
          type="number"
          aria-label={`${label}, typed`}
          min={typed(least)}
          max={typed(most)}
          step={10 ** -decimals}
          value={draft ?? typed(value)}
          // What is typed next replaces the number, wherever in it was pressed.
          onClick={({ currentTarget }) => draft === undefined && currentTarget.select()}
          onChange={({ target }) => {
            setDraft(target.value);
            if (!Number.isNaN(target.valueAsNumber)) onChange(target.valueAsNumber / factor);
          }}
          onKeyDown={(event) => {
            if (event.key === "Escape") setDraft(undefined);
          }}
          onBlur={() => setDraft(undefined)}
        />
        {words && <span className={styles.unit}>{words}</span>}
      </span>
    </fieldset>
  );
}
