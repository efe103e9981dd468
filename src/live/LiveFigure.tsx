import {
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal, flushSync } from "react-dom";
import type { FigureDefinition, FigureProps } from "../figures/figure-definition";
import { lazyFigures } from "../figures/lazy-figures";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { keepTrying } from "../browser/keep-trying";
import { openAround } from "../browser/open-around";
import { useOnScreen } from "../browser/use-on-screen";
import { Controls } from "./Controls";
import { clearLabels } from "./clear-labels";
import { Handles } from "./Handles";
import type { Refusal } from "./state";
import type { LiveStore } from "./store";

/** A figure as it was served, its parts, and what it is made from. */
export type ServedFigure = {
  figure: HTMLElement;
  drawing: HTMLElement;
  controls: HTMLElement;
  definition: FigureDefinition;
};

/** A figure is loaded when it is this close to the window. */
const NEAR = "50%";

type LiveFiguresProps = { text: RefObject<HTMLElement>; store: LiveStore };

/** Loads each figure of a text, and makes it live, once the reader comes near to it. */
export const LiveFigures = memo(function LiveFigures({ text, store }: LiveFiguresProps) {
  const [figures, setFigures] = useState<readonly ServedFigure[]>([]);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          observer.unobserve(target);
          void makeLive(target);
        }
      },
      { rootMargin: NEAR },
    );
    const makeLive = async (figure: HTMLElement) => {
      const loaded = await loadFigure(figure);
      if (!loaded) return;
      // In the same task, so that the browser never paints the empty places.
      loaded.drawing.replaceChildren();
      loaded.controls.replaceChildren();
      flushSync(() => setFigures((others) => [...others, loaded]));
    };
    for (const figure of text.current?.querySelectorAll("figure[data-figure]") ?? [])
      observer.observe(figure);
    return () => observer.disconnect();
  }, [text]);

  return figures.map((served) => (
    <ErrorBoundary key={served.figure.id} fallback={() => null}>
      <LiveFigure {...served} store={store} />
    </ErrorBoundary>
  ));
});

/** A figure stays as it was served until it has been loaded. */
async function loadFigure(figure: HTMLElement): Promise<ServedFigure | undefined> {
  const load = lazyFigures[figure.dataset.figure ?? ""];
  const drawing = figure.querySelector<HTMLElement>(".figure-drawing");
  const controls = figure.querySelector<HTMLElement>(".figure-controls");
  if (!load || !drawing || !controls) return undefined;
  const { figure: definition } = await keepTrying(load);
  figure.dataset.live = "";
  return { figure, drawing, controls, definition };
}

/** The drawing of a figure, which follows the store, and its controls; both fill the places of what was served. */
export function LiveFigure({ store, ...served }: ServedFigure & { store: LiveStore }) {
  const { figure, drawing, controls, definition } = served;
  const name = figure.dataset.figure ?? "";
  const { run, changes, views, refusal } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  /** What was refused here: only the figure at which a change was asked for says so. */
  const [refused, setRefused] = useState<Refusal>();
  const onScreen = useOnScreen(useRef(figure));
  const printing = useSyncExternalStore(subscribeToPrinting, isPrinting);
  const view = definition.views?.options.find(({ value }) => value === views[name])?.value;
  // The controls answer at once. The drawing follows when there is time, and skips what is out of date by then.
  const drawn = { run: useDeferredValue(run), view: useDeferredValue(view) };
  const isChanged = useDeferredValue(view !== undefined || Object.keys(changes).length > 0);
  const ask = (change: () => void) => {
    change();
    setRefused(store.getSnapshot().refusal);
  };
  const props = { run, view, store, name, definition, ask };

  useEffect(() => {
    const follow = (event: MouseEvent) => followAttack(event, figure, name, store);
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [figure, name, store]);

  return (
    <>
      {createPortal(
        <>
          <Drawn
            Drawing={definition.Drawing}
            drawing={drawing}
            isChanged={isChanged && !printing}
            isSeen={onScreen !== false || printing}
            {...(printing ? { run: store.printed, view: undefined } : drawn)}
          />
          <Handles {...props} />
        </>,
        drawing,
      )}
      {createPortal(<Controls {...props} refused={refusal === refused ? refused : undefined} />, controls)}
    </>
  );
}

/** A link in the text that runs an attack leads to the figure that shows it. */
function followAttack(event: MouseEvent, figure: HTMLElement, name: string, store: LiveStore): void {
  // A changed run stands in its address too.
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(".run-attack a");
  const view = link && new URLSearchParams(link.search).get(`fig.${name}`);
  if (!view || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  store.view(name, view);
  const list = figure.querySelector("select");
  openAround(list ?? figure);
  figure.scrollIntoView({ block: "start" });
  list?.focus({ preventScroll: true });
}

type DrawnProps = FigureProps &
  Pick<FigureDefinition, "Drawing"> & { drawing: HTMLElement; isChanged: boolean; isSeen: boolean };

const Drawn = memo(function Drawn({ Drawing, drawing, isChanged, run, view }: DrawnProps) {
  useLayoutEffect(() => {
    drawing.toggleAttribute("data-redrawn", isChanged);
    const svg = drawing.querySelector<SVGSVGElement>("svg");
    if (svg) clearLabels(svg);
  });
  return <Drawing run={run} view={view} />;
}, isUpToDate);

/** A drawing out of sight stays as it is until it is seen, so that a drag redraws only what is in sight. */
function isUpToDate(drawn: DrawnProps, wanted: DrawnProps): boolean {
  const { run, view, isChanged, isSeen } = wanted;
  return !isSeen || (drawn.run === run && drawn.view === view && drawn.isChanged === isChanged);
}

/** Paper shows the printed run, whatever has been changed on the screen. */
function subscribeToPrinting(listener: () => void): () => void {
  const media = window.matchMedia("print");
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

function isPrinting(): boolean {
  return window.matchMedia("print").matches;
}
