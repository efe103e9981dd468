import { useEffect, useMemo, useState } from "react";
import { changeAddress } from "../../site/history-state";
import { useMotion } from "../../ui/use-motion";
import { demoAddress, movesOf, readDemoAddress, readMoves } from "./address";
import type { DemoRun } from "./demo-run";
import { endingsOf } from "./endings";
import { isJobAddress } from "./fragment";
import { type DemoEvent, playEvents, type Side } from "./play";
import { storyOf } from "./texts";

/** What the film gives a reader for a sentence and for each of its words, at its own speed; milliseconds. */
const [A_SENTENCE, A_WORD] = [1200, 260];
const FILM_SPEEDS = [1, 2, 0.5];

/** Whether the film runs, waits to go on, or is not shown. */
type FilmState = "playing" | "paused" | "none";

export type Demo = ReturnType<typeof useDemo>;

/**
 * The demo's state is whom the reader plays, and a list of the machine's events, of which some may be taken back. The address
 * holds both. The film is a list that is made again, step by step.
 */
export function useDemo(run: DemoRun) {
  const { reduced } = useMotion();
  /** The events, as an address has them; those from `step` on are taken back. */
  const [{ side, moves, step }, setState] = useState(() => openState(window.location.hash));
  const [film, setFilm] = useState<FilmState>("none");
  const [speed, setSpeed] = useState(1);
  const { events, from, whole } = useMemo(() => readMoves(run, moves), [run, moves]);
  const at = Math.min(step, events.length);
  const past = useMemo(() => events.slice(0, at), [events, at]);
  // Who plays on as somebody else decides about the next job first.
  const jobs = useMemo(() => playEvents(run, past, at === from), [run, past, at, from]);
  const endings = useMemo(() => endingsOf(run), [run]);
  const pace = (A_SENTENCE + A_WORD * storyOf(run, jobs).split(" ").length) / speed;
  const canUndo = side !== null && at > from;
  const canRedo = side !== null && at < events.length;

  const addressOf = (events: readonly DemoEvent[]) =>
    demoAddress({ side, moves: movesOf(run, events, from) });
  const address = addressOf(past);

  useEffect(() => {
    const { hash } = window.location;
    // Browsers refuse to change the address many times a second: the film leaves it alone until it stands.
    if (film === "playing" || hash === address || !isJobAddress(hash)) return;
    changeAddress(address);
  }, [address, film]);

  useEffect(() => {
    const follow = () => {
      if (!isJobAddress(window.location.hash)) return;
      setFilm("none");
      setState(openState(window.location.hash));
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);

  useEffect(() => {
    if (film !== "playing") return;
    if (!canRedo) return setFilm("none");
    const timer = setTimeout(() => setState({ side, moves, step: at + 1 }), pace);
    return () => clearTimeout(timer);
  }, [film, side, moves, at, canRedo, pace]);

  const goTo = (
    step: number,
    events: readonly DemoEvent[],
    { film = "none", as = side, since = from }: { film?: FilmState; as?: Side | null; since?: number } = {},
  ) => {
    setFilm(film);
    setState({ side: as, moves: movesOf(run, events, since), step });
  };
  const goToStep = (step: number) => goTo(step, events, { film: film === "none" ? "none" : "paused" });
  return {
    side,
    endings,
    jobs,
    /** The address, or the numbers, ask for more than the rules allow. */
    isBroken: !whole && at === events.length,
    film: film === "paused" && !canRedo ? "none" : film,
    speed,
    /** How long a step of the film stands, in milliseconds. */
    pace,
    canUndo,
    canRedo,
    act: (event: DemoEvent) => goTo(at + 1, [...past, event]),
    /** Plays on from here as somebody else. */
    playAs: (as: Side) => goTo(at, past, { as, since: at }),
    addressOf,
    /** Leads to the end of these events. */
    play: (events: readonly DemoEvent[]) => goTo(events.length, events),
    undo: () => goToStep(at - 1),
    redo: () => goToStep(at + 1),
    /** Back to where this side began. */
    rewind: () => goToStep(from),
    chooseSide: () => goTo(0, [], { as: null, since: 0 }),
    /** Starts the film, or stops it, or lets it go on; under reduced motion its end is shown at once. */
    playFilm: () => {
      const scenes = endings.flatMap(({ events }) => events);
      if (film === "playing") setFilm("paused");
      else if (film === "paused" && canRedo) setFilm("playing");
      else if (reduced) goTo(scenes.length, scenes, { as: "all", since: 0 });
      else goTo(0, scenes, { film: "playing", as: "all", since: 0 });
    },
    changeSpeed: () => setSpeed(FILM_SPEEDS[(FILM_SPEEDS.indexOf(speed) + 1) % FILM_SPEEDS.length] ?? 1),
  };
}

function openState(hash: string): { side: Side | null; moves: string; step: number } {
  return { ...readDemoAddress(hash), step: Number.POSITIVE_INFINITY };
}
