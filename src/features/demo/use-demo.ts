import { useEffect, useMemo, useReducer, useState } from "react";
import type { JobEvent } from "../../models/dispute";
import { useMotion } from "../../ui/use-motion";
import { demoAddress, readDemoAddress } from "./address";
import type { DemoRun } from "./demo-run";
import { type Ending, endingsOf } from "./endings";
import { isDemoAddress } from "./fragment";
import { type PlayedJob, playEvents } from "./play";
import { type DemoState, demoReducer } from "./state";

/** How long all eight endings take at the film's own speed, in milliseconds. */
const FILM_LENGTH = 30_000;

export const FILM_SPEEDS = [1, 2, 0.5] as const;

export type FilmSpeed = (typeof FILM_SPEEDS)[number];

export type Demo = DemoState & {
  endings: readonly Ending[];
  jobs: [PlayedJob, ...PlayedJob[]];
  /** The address asked for more than the rules allow. */
  broken: boolean;
  /** Whether the film runs, waits to go on, or is not shown. */
  film: "playing" | "paused" | "none";
  speed: FilmSpeed;
  /** How long a step stands, in milliseconds. */
  pace: number;
  act: (event: JobEvent) => void;
  undo: () => void;
  redo: () => void;
  rewind: () => void;
  /** Starts the film, or stops it, or lets it go on; under reduced motion its end is shown at once. */
  playFilm: () => void;
  changeSpeed: () => void;
};

/** A list of the machine's events that the address holds, and what is done to it. The film is a list to do again. */
export function useDemo(run: DemoRun): Demo {
  const { reduced } = useMotion();
  const [opened] = useState(() => readDemoAddress(run, window.location.hash));
  const [state, dispatch] = useReducer(demoReducer, { past: opened.events, future: [] });
  const [broken, setBroken] = useState(!opened.whole);
  const [film, setFilm] = useState<Demo["film"]>("none");
  const [speed, setSpeed] = useState<FilmSpeed>(1);
  const endings = useMemo(() => endingsOf(run), [run]);
  const jobs = useMemo(() => playEvents(run, state.past), [run, state.past]);
  const scenes = useMemo(() => endings.flatMap(({ events }) => events), [endings]);
  const pace = FILM_LENGTH / scenes.length / speed;

  useEffect(() => {
    const { hash } = window.location;
    const address = demoAddress(run, state.past);
    // Browsers refuse to change the address many times a second: the film leaves it alone until it stands.
    if (film === "playing" || hash === address || !isDemoAddress(hash)) return;
    window.history.replaceState(window.history.state, "", address);
  }, [run, state.past, film]);

  useEffect(() => {
    const follow = () => {
      if (!isDemoAddress(window.location.hash)) return;
      const { events, whole } = readDemoAddress(run, window.location.hash);
      setFilm("none");
      setBroken(!whole);
      dispatch({ type: "load", events, at: "end" });
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [run]);

  useEffect(() => {
    if (film !== "playing") return;
    if (state.future.length === 0) return setFilm("none");
    const timer = setTimeout(() => dispatch({ type: "redo" }), pace);
    return () => clearTimeout(timer);
  }, [film, state.future, pace]);

  const byHand = (action: Parameters<typeof dispatch>[0], then: Demo["film"] = "none") => {
    setBroken(false);
    setFilm(then);
    dispatch(action);
  };
  const held = film === "none" ? "none" : "paused";
  return {
    ...state,
    endings,
    jobs,
    broken,
    film,
    speed,
    pace,
    act: (event) => byHand({ type: "act", event }),
    undo: () => byHand({ type: "undo" }, held),
    redo: () => byHand({ type: "redo" }, held),
    rewind: () => byHand({ type: "rewind" }, held),
    playFilm: () => {
      if (film === "playing") setFilm("paused");
      else if (film === "paused" && state.future.length > 0) setFilm("playing");
      else if (reduced) byHand({ type: "load", events: scenes, at: "end" });
      else byHand({ type: "load", events: scenes, at: "beginning" }, "playing");
    },
    changeSpeed: () => setSpeed(FILM_SPEEDS[(FILM_SPEEDS.indexOf(speed) + 1) % FILM_SPEEDS.length] ?? 1),
  };
}
