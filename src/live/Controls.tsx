import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { FigureControl, FigureDefinition, FigureParameter } from "../figures/figure-definition";
import { tableAsText } from "../figures/figure-table";
import { numberOf, type Run, UNITS } from "../example/run";
import { CopyButton } from "../components/CopyButton";
import { Subscripts, withoutSubscripts } from "../components/Subscripts";
import { useDismissibleDetails } from "../browser/use-dismissible-details";
import { rounded, sliderDomain, stepped } from "./domains";
import * as styles from "./LiveFigure.module.css";
import type { Refusal } from "./state";
import type { LiveStore } from "./store";
import { parseTyped } from "./typed-number";

type ControlsProps = {
  name: string;
  definition: FigureDefinition;
  run: Run;
  view: string | undefined;
  /** Why the last change was not made, where it was asked for here. */
  refused: Refusal | undefined;
  /** Makes a change that is asked for here. */
  ask: (change: () => void) => void;
  store: LiveStore;
};

/** The controls that a figure's task names, what it finds, and what opens: its other controls, and what can be done with it. */
export function Controls({ name, definition, run, view, refused, ask, store }: ControlsProps) {
  const { parameters, named, views, table, finding } = definition;
  const reset = () => {
    store.view(name);
    ask(() => store.reset(parameters.map(({ input }) => input)));
  };
  const giveUp = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && refused) store.forgetRefusal();
  };
  const menu = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(menu);

  const control = (input: FigureControl) => {
    if (input === "views")
      return (
        views && (
          <ViewControl key={input} views={views} view={view} onChange={(shown) => store.view(name, shown)} />
        )
      );
    const parameter = parameters.find((candidate) => candidate.input === input);
    return (
      parameter && (
        <ParameterControl
          key={input}
          parameter={parameter}
          run={run}
          store={store}
          refused={refused?.name === input ? refused.sentence : undefined}
          onChange={(value) => ask(() => store.change(input, value))}
        />
      )
    );
  };
  const all: FigureControl[] = [
    ...parameters.map(({ input }) => input),
    ...(views ? (["views"] as const) : []),
  ];
  const others = all.filter((input) => !named.includes(input));
  // What an address shows, or a point that was pulled asked for in vain, stands among the others.
  const isAsked = others.some((input) => (input === "views" ? view !== undefined : input === refused?.name));
  const more = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isAsked && more.current) more.current.open = true;
  }, [isAsked]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what its controls do is heard of here, each handles its own
    <div className={styles.controls} onKeyDown={giveUp}>
      <div className="figure-named">{named.map(control)}</div>
      <output>{finding(run, view)}</output>
      <div className="figure-more">
        {others.length > 0 && (
          <details ref={more} className={styles.more}>
            <summary className="opens">More numbers</summary>
            <div className={styles.others}>{others.map(control)}</div>
          </details>
        )}
        <div className={styles.menu}>
          <details ref={menu}>
            <summary className="opens">Reset, copy</summary>
            <div className={`popover ${styles.tools}`}>
              <button type="button" onClick={reset}>
                Reset
              </button>
              <CopyButton label="Copy data" text={async () => tableAsText(table(run))} />
            </div>
          </details>
        </div>
      </div>
    </div>
  );
}

type ViewControlProps = {
  views: NonNullable<FigureDefinition["views"]>;
  view: string | undefined;
  onChange: (view: string | undefined) => void;
};

/** What is shown beside the run, as a list. */
function ViewControl({ views, view, onChange }: ViewControlProps) {
  return (
    <label className={styles.choice}>
      <span>{views.label}</span>
      <select value={view ?? ""} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value="">{views.none}</option>
        {views.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

type ParameterControlProps = {
  parameter: FigureParameter;
  run: Run;
  store: LiveStore;
  /** Why it was not changed; stays until it is corrected, taken back or overtaken. */
  refused: string | undefined;
  onChange: (value: number) => void;
};

/** One input: its number to be typed, less and more, and a slider that shows where the printed one is. */
function ParameterControl({ parameter, run, store, refused, onChange }: ParameterControlProps) {
  const { input } = parameter;
  const label = withoutSubscripts(parameter.label);
  const domain = sliderDomain(store.inputs, parameter);
  const { least, most, step, unit } = domain;
  const value = numberOf(run.values, input);
  const isShare = unit === "share";
  const factor = isShare ? 100 : 1;
  const typed = (number: number) => Number((rounded(number, unit) * factor).toPrecision(12));
  // From the state of the store, which may be newer than the last render.
  const stepBy = (steps: number) =>
    onChange(stepped(domain, numberOf(store.getSnapshot().run.values, input), steps));
  const refusalId = useId();
  const labelId = useId();
  const [draft, setDraft] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  /** What was typed stays as long as it is typed, and beside the sentence that refuses it. */
  const shown = isFocused || refused ? draft : undefined;
  // Only at the end: "1" may become "150".
  const commit = () => {
    if (shown?.trim()) onChange(parseTyped(shown, unit));
    if (!store.getSnapshot().refusal) setDraft(undefined);
  };
  const printed = store.printed.values[input];
  const words = isShare ? "%" : UNITS[unit].many;
  const along = (number: number) => (number - least) / (most - least);
  const at = along(value);
  const was = along(numberOf(store.printed.values, input));
  const control = useRef<HTMLDivElement>(null);
  // The content security policy refuses a style attribute.
  useLayoutEffect(() => {
    control.current?.style.setProperty("--at", String(at));
    control.current?.style.setProperty("--was", String(was));
  }, [at, was]);
  const held = useRef(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari gives the legend of a fieldset a line of its own
    <div ref={control} className={styles.control} role="group" aria-labelledby={labelId}>
      <span className={styles.label} id={labelId}>
        <Subscripts text={parameter.label} />
      </span>
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
        {/* Not a number's field: the wheel would change it, and browsers read "1,5" and "1e2" each in its way. */}
        <input
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={`${label}, typed`}
          aria-invalid={refused !== undefined}
          aria-describedby={refused && refusalId}
          value={shown ?? typed(value)}
          // What is typed next replaces the number, wherever in it was pressed.
          onClick={({ currentTarget }) => shown === undefined && currentTarget.select()}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") setDraft(undefined);
            if (event.key === "Enter") commit();
            if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
            event.preventDefault();
            setDraft(undefined);
            stepBy(event.key === "ArrowUp" ? 1 : -1);
          }}
          onFocus={() => {
            // What was refused has been overtaken meanwhile.
            if (!refused) setDraft(undefined);
            setFocused(true);
          }}
          onBlur={() => {
            setFocused(false);
            commit();
          }}
        />
        {words && <span className={styles.unit}>{words}</span>}
      </span>
      {/* Always there, as the printed number is. */}
      <p className={styles.refusal} id={refusalId}>
        {refused && <Subscripts text={refused} />}
      </p>
    </div>
  );
}
