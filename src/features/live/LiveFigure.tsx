import {
  memo,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal, flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { FigureDefinition, FigureProps } from "../../figures/figure-definition";
import { openAround } from "../../ui/open-around";
import { useOnScreen } from "../../ui/use-on-screen";
import { Controls } from "./Controls";
import { clearLabels } from "./clear-labels";
import { Handles } from "./Handles";
import { PAUSE } from "./live-text";
import type { LiveState } from "./state";
import type { LiveStore } from "./store";

/**
 * Makes a figure of a paper's text live: its drawing, in the place of the served one, follows the store, and its controls
 * fill the place that has been kept for them. The answer takes it back.
 */
export function makeFigureLive(
  figure: HTMLElement,
  definition: FigureDefinition,
  store: LiveStore,
): () => void {
  const name = figure.dataset.figure ?? "";
  const drawing = figure.querySelector<HTMLElement>(".figure-drawing");
  const place = figure.querySelector<HTMLElement>(".figure-controls");
  if (!drawing || !place) return () => {};
  const root = createRoot(drawing);
  place.replaceChildren();
  // What the drawing takes of a phone's window, where it stays while its controls pass.
  const { width, height } = drawing.querySelector("svg")?.viewBox.baseVal ?? { width: 1, height: 1 };
  figure.style.setProperty("--ratio", String(height / width));
  // At once, so that nobody sees the place without drawing or controls.
  flushSync(() =>
    root.render(
      <LiveFigure
        name={name}
        definition={definition}
        store={store}
        figure={figure}
        drawing={drawing}
        place={place}
      />,
    ),
  );
  const follow = (event: MouseEvent) => followAttack(event, figure, name, store);
  document.addEventListener("click", follow);
  return () => {
    document.removeEventListener("click", follow);
    // The paper may be going just now, while React cannot end another root.
    queueMicrotask(() => root.unmount());
  };
}

/** The way from what is told of an attack to the figure that runs it. */
function followAttack(event: MouseEvent, figure: HTMLElement, name: string, store: LiveStore): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='?fig.']");
  const view = link && new URLSearchParams(link.search).get(`fig.${name}`);
  if (!view || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  store.view(name, view);
  openAround(figure);
  figure.scrollIntoView({ block: "start" });
  figure.querySelector<HTMLElement>("select")?.focus({ preventScroll: true });
}

type LiveFigureProps = {
  name: string;
  definition: FigureDefinition;
  store: LiveStore;
  figure: HTMLElement;
  drawing: HTMLElement;
  place: HTMLElement;
};

function LiveFigure({ name, definition, store, figure, drawing, place }: LiveFigureProps) {
  const { run, changes, views, refused } = useStateInTime(store, figure);
  // Only the figure at which something was refused says so.
  const [isAsking, setAsking] = useState(false);
  const printing = useSyncExternalStore(subscribeToPrinting, isPrinting);
  const wanted = views[name];
  const view = definition.views?.options.find(({ value }) => value === wanted)?.value;
  // Controls answer at once; the drawing follows as soon as there is time, and passes over what is out of date by then.
  const drawn = { run: useDeferredValue(run), view: useDeferredValue(view) };
  const isChanged = useDeferredValue(view !== undefined || Object.keys(changes).length > 0);
  const isBehind = drawn.run !== run || drawn.view !== view;
  const props = { run, view, store, name, definition };
  return (
    <>
      <Drawn
        Drawing={definition.Drawing}
        drawing={drawing}
        isChanged={isChanged && !printing}
        {...(printing ? { run: store.printed, view: undefined } : drawn)}
      />
      <Handles {...props} onAsk={() => setAsking(true)} />
      {createPortal(
        <Controls
          {...props}
          refused={isAsking ? refused : undefined}
          onAsk={setAsking}
          drawing={drawing}
          isBehind={isBehind}
        />,
        place,
      )}
    </>
  );
}

/** The store's state: at once where the reader sees it, elsewhere when the reader has paused. */
function useStateInTime(store: LiveStore, figure: HTMLElement): LiveState {
  const [state, setState] = useState(store.getSnapshot);
  const onScreen = useOnScreen(useRef(figure));

  useEffect(() => {
    let timer = 0;
    const follow = () => setState(store.getSnapshot());
    const followLater = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(startTransition, PAUSE, follow);
    };
    follow();
    const end = store.subscribe(onScreen === false ? followLater : follow);
    return () => {
      end();
      window.clearTimeout(timer);
    };
  }, [store, onScreen]);

  return state;
}

type DrawnProps = FigureProps &
  Pick<FigureDefinition, "Drawing"> & { drawing: HTMLElement; isChanged: boolean };

const Drawn = memo(function Drawn({ Drawing, drawing, isChanged, run, view }: DrawnProps) {
  useLayoutEffect(() => {
    drawing.toggleAttribute("data-redrawn", isChanged);
    const svg = drawing.querySelector<SVGSVGElement>("svg");
    if (svg) clearLabels(svg);
  });
  return <Drawing run={run} view={view} />;
});

/** Paper shows the printed run, whatever has been changed on the screen. */
function subscribeToPrinting(listener: () => void): () => void {
  const media = window.matchMedia("print");
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

function isPrinting(): boolean {
  return window.matchMedia("print").matches;
}
