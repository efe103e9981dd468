import { type ReactNode, useDeferredValue } from "react";
import { createExampleValue } from "../example/example";
import type { FigureDefinition, FigureProps } from "../figures/figure-definition";
import {
  type FigureName,
  type FigureSlider as FigureSliderControl,
  getFigureSlider,
} from "../figures/figure-sliders";
import { formatFigureTable } from "../figures/format-figure-table";
import * as drawingStyles from "../figures/parts/drawing.module.css";
import { Details } from "./Details";
import * as styles from "./Figure.module.css";
import { getFigureId } from "./get-figure-id";
import { ScrollArea, ScrollingTable } from "./ScrollArea";
import { Slider } from "./Slider";
import { useExample } from "./use-example";

type FigureElementProps = {
  name: FigureName;
  /** The figure's number in its page, which `src/mdx/remark-checks.ts` adds. */
  number: string;
  /** The drawing, finding and table of the figure, which `src/mdx/remark-imports.ts` imports. */
  figure: FigureDefinition;
  /** The caption. */
  children: ReactNode;
};

/** `<Figure name="…">` in the content: slider, drawing, a sentence on what it shows, its data as a table, and the caption. */
export function Figure({ name, number, figure, children }: FigureElementProps) {
  const { example } = useExample();
  // Drawing at a lower priority than the slider keeps the slider smooth.
  const drawnExample = useDeferredValue(example);
  const slider = getFigureSlider(name);

  return (
    <figure className={styles.figure} id={getFigureId(name)}>
      {slider && <FigureSlider {...slider} />}
      <DrawnFigure figure={figure} number={number} example={drawnExample} />
      <figcaption>
        <span className={styles.number}>Figure {number}</span> {children}
      </figcaption>
    </figure>
  );
}

type DrawnFigureProps = FigureProps & Pick<FigureElementProps, "figure" | "number">;

function DrawnFigure({ figure, number, example }: DrawnFigureProps) {
  const { Drawing, describeFinding, createTable } = figure;
  const [titles = [], ...rows] = formatFigureTable(createTable(example));
  return (
    <>
      <ScrollArea className={styles.drawing} label={`The drawing of Figure ${number}`}>
        <div className={drawingStyles.container} data-figure-part="drawing">
          <Drawing example={example} />
        </div>
      </ScrollArea>
      <p className={styles.finding} role="status" data-figure-part="finding">
        {describeFinding(example)}
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
