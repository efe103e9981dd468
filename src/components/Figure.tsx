import { type ReactNode, useDeferredValue, useId, useState } from "react";
import { createExampleValue } from "../example/example";
import {
  type FigureName,
  type FigureSlider as FigureSliderControl,
  type FigureViews,
  getFigureControl,
} from "../figures/figure-controls";
import type { FigureDefinition, FigureProps } from "../figures/figure-definition";
import { formatFigureTable } from "../figures/format-figure-table";
import * as drawingStyles from "../figures/parts/drawing.module.css";
import { Details } from "./Details";
import { ErrorBoundary } from "./ErrorBoundary";
import * as styles from "./Figure.module.css";
import { getFigureId } from "./get-figure-id";
import { ScrollingTable } from "./ScrollArea";
import { Slider } from "./Slider";
import { useExample } from "./use-example";

type FigureElementProps = {
  name: FigureName;
  /** The figure's number in its page, which `src/mdx/remark-checks.ts` adds. */
  number: string;
  /** The drawing, finding and table of the figure, which `src/mdx/remark-figures.ts` imports. */
  figure: FigureDefinition;
  /** The caption. */
  children: ReactNode;
};

/** `<Figure name="…">` in the content: control, drawing, a sentence on what it shows, its data as a table, and the caption. */
export function Figure({ name, number, figure, children }: FigureElementProps) {
  const { example } = useExample();
  const [view, setView] = useState<string>();
  // Drawing at a lower priority than the control keeps the slider smooth.
  const drawnState = { example: useDeferredValue(example), view: useDeferredValue(view) };
  const { slider, views } = getFigureControl(name);

  return (
    <figure className={styles.figure} id={getFigureId(name)}>
      {slider && <FigureSlider {...slider} />}
      {views && <ViewSwitch {...views} value={view} onChange={setView} />}
      <ErrorBoundary fallback={() => <p>This drawing could not be shown.</p>}>
        <DrawnFigure figure={figure} number={number} {...drawnState} />
      </ErrorBoundary>
      <figcaption>
        <span className={styles.number}>Figure {number}</span> {children}
      </figcaption>
    </figure>
  );
}

type DrawnFigureProps = FigureProps & Pick<FigureElementProps, "figure" | "number">;

function DrawnFigure({ figure, number, example, view }: DrawnFigureProps) {
  const { Drawing, describeFinding, createTable } = figure;
  const [titles = [], ...rows] = formatFigureTable(createTable(example));
  return (
    <>
      <div className={`${drawingStyles.container} ${styles.drawing}`} data-figure-part="drawing">
        <Drawing example={example} view={view} />
      </div>
      <p className={styles.finding} role="status" data-figure-part="finding">
        {describeFinding(example, view)}
      </p>
      <Details title="The data as a table" data-figure-part="data">
        <ScrollingTable aria-label={`The data of Figure ${number}`}>
          <thead>
            <tr>
              {titles.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others]) => (
              <tr key={[first, ...others].join()}>
                <th scope="row">{first}</th>
                {others.map((cell, index) => (
                  <td key={titles[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      </Details>
    </>
  );
}

/** Renders nothing outside of an `<Example>` box. */
function FigureSlider({ input: inputName, ...slider }: FigureSliderControl) {
  const { inputs, setInput, resetInputs } = useExample();
  const input = inputs[inputName];
  if (!input || typeof input.value !== "number" || !setInput) return null;
  return (
    <Slider
      {...slider}
      value={input.value}
      text={createExampleValue(input).text}
      onChange={(value) => setInput(inputName, value)}
      onReset={resetInputs}
    />
  );
}

type ViewSwitchProps = FigureViews & { value: string | undefined; onChange: (view?: string) => void };

/** Radio buttons that choose the view of a figure. */
function ViewSwitch({ label, defaultLabel, options, value, onChange }: ViewSwitchProps) {
  const name = useId();
  return (
    <fieldset className={styles.views} data-scripted="">
      <legend>{label}</legend>
      {[{ value: undefined, label: defaultLabel }, ...options].map((option) => (
        <label key={option.label}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
