import { type ReactNode, useDeferredValue, useId, useState } from "react";
import { createExampleValue } from "../example/example";
import { type FigureName, type FigureViews, getFigureControl } from "../figures/controls";
import type { FigureDefinition, FigureProps } from "../figures/figure-definition";
import { formatFigureTable } from "../figures/figure-table";
import * as drawing from "../figures/parts/drawing.module.css";
import { Details } from "./Details";
import { ErrorBoundary } from "./ErrorBoundary";
import * as styles from "./Figure.module.css";
import { getFigureId } from "./get-figure-id";
import { ScrollingTable } from "./ScrollArea";
import { Slider } from "./Slider";
import { useExample } from "./use-example";

type FigureElementProps = {
  name: FigureName;
  /** Its place among the page's figures, which `src/mdx/remark-checks.ts` counts. */
  number: string;
  /** What it draws, which `src/mdx/remark-figures.ts` imports into the page. */
  figure: FigureDefinition;
  /** The caption. */
  children: ReactNode;
};

/** `<Figure name="…">`: control, drawing, what it shows now, its data as a table, and the caption. */
export function Figure({ name, number, figure, children }: FigureElementProps) {
  const { example } = useExample();
  const [view, setView] = useState<string>();
  // The control answers at once; the drawing follows when there is time.
  const drawn = { example: useDeferredValue(example), view: useDeferredValue(view) };
  const { slider, views } = getFigureControl(name);

  return (
    <figure className={styles.figure} id={getFigureId(name)}>
      {slider && <FigureSlider {...slider} />}
      {views && <Views {...views} value={view} onChange={setView} />}
      <ErrorBoundary fallback={() => <p>This drawing could not be shown.</p>}>
        <DrawnFigure figure={figure} number={number} {...drawn} />
      </ErrorBoundary>
      <figcaption>
        <span className={styles.number}>Figure {number}</span> {children}
      </figcaption>
    </figure>
  );
}

type DrawnFigureProps = FigureProps & Pick<FigureElementProps, "figure" | "number">;

function DrawnFigure({ figure, number, example, view }: DrawnFigureProps) {
  const { Drawing, describeFinding: finding, createTable: table } = figure;
  const [titles = [], ...rows] = formatFigureTable(table(example));
  return (
    <>
      <div className={`${drawing.container} ${styles.drawing}`} data-figure-part="drawing">
        <Drawing example={example} view={view} />
      </div>
      <p className={styles.finding} role="status" data-figure-part="finding">
        {finding(example, view)}
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
            {rows.map((cells) => (
              <tr key={cells.join()}>
                {cells.map((cell, index) =>
                  index === 0 ? (
                    <th key={titles[index]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={titles[index]}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      </Details>
    </>
  );
}

type FigureSliderProps = NonNullable<ReturnType<typeof getFigureControl>["slider"]>;

/** The slider of a figure in its box. */
function FigureSlider({ input, ...slider }: FigureSliderProps) {
  const { inputs, setInput: set, resetInputs: reset } = useExample();
  const given = inputs[input];
  if (!given || typeof given.value !== "number" || !set) return null;
  return (
    <Slider
      {...slider}
      value={given.value}
      text={createExampleValue(given).text}
      onChange={(value) => set(input, value)}
      onReset={reset}
    />
  );
}

type ViewsProps = FigureViews & { value: string | undefined; onChange: (view: string | undefined) => void };

/** What a figure shows, as radio buttons. */
function Views({ label, none, options, value, onChange }: ViewsProps) {
  const name = useId();
  return (
    <fieldset className={styles.views} data-scripted="">
      <legend>{label}</legend>
      {[{ value: undefined, label: none }, ...options].map((option) => (
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
