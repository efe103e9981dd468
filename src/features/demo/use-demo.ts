import { useEffect, useMemo, useState } from "react";
import type { JobEvent } from "../../models/dispute";
import { useMotion } from "../../ui/use-motion";
import { demoAddress, readDemoAddress } from "./address";
import type { DemoRun } from "./demo-run";
import { endingsOf } from "./endings";
import { isDemoAddress } from "./fragment";
import { playEvents } from "./play";

/** How long all eight endings take at the film's own speed, in milliseconds. */
const FILM_LENGTH = 30_000;
const FILM_SPEEDS = [1, 2, 0.5];

/** Whether the film runs, waits to go on, or is not shown. */
type FilmState = "playing" | "paused" | "none";

export type Demo = ReturnType<typeof useDemo>;

/**
 * The demo's state is a list of the machine's events, of which some may be taken back, as the address holds it. The film is
 * a list that is made again, step by step.
 */
export function useDemo(run: DemoRun) {
  const { reduced } = useMotion();
  const [opened] = useState(() => readDemoAddress(run, window.location.hash));
  /** The events from `step` on are taken back. */
  const [{ events, step }, setState] = useState({ events: opened.events, step: opened.events.length });
  const [isBroken, setBroken] = useState(!opened.whole);
  const [film, setFilm] = useState<FilmState>("none");
  const [speed, setSpeed] = useState(1);
  const past = useMemo(() => events.slice(0, step), [events, step]);
  const jobs = useMemo(() => playEvents(run, past), [run, past]);
  const endings = useMemo(() => endingsOf(run), [run]);
  const scenes = useMemo(() => endings.flatMap(({ events }) => events), [endings]);
  const pace = FILM_LENGTH / scenes.length / speed;
  const [canUndo, canRedo] = [step > 0, step < events.length];

  useEffect(() => {
    const { hash } = window.location;
    const address = demoAddress(run, past);
    // Browsers refuse to change the address many times a second: the film leaves it alone until it stands.
    if (film === "playing" || hash === address || !isDemoAddress(hash)) return;
    window.history.replaceState(window.history.state, "", address);
  }, [run, past, film]);

  useEffect(() => {
    const follow = () => {
      if (!isDemoAddress(window.location.hash)) return;
      const { events, whole } = readDemoAddress(run, window.location.hash);
      setFilm("none");
      setBroken(!whole);
      setState({ events, step: events.length });
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [run]);

  useEffect(() => {
    if (film !== "playing") return;
    if (step === events.length) return setFilm("none");
    const timer = setTimeout(() => setState({ events, step: step + 1 }), pace);
    return () => clearTimeout(timer);
  }, [film, events, step, pace]);

  const goTo = (step: number, events: readonly JobEvent[], film: FilmState) => {
    setBroken(false);
    setFilm(film);
    setState({ events: [...events], step });
  };
  const goToStep = (step: number) => goTo(step, events, film === "none" ? "none" : "paused");
  return {
    endings,
    jobs,
    /** The address asked for more than the rules allow. */
    isBroken,
    film: film === "paused" && !canRedo ? "none" : film,
    speed,
    /** How long a step of the film stands, in milliseconds. */
    pace,
    canUndo,
    canRedo,
    act: (event: JobEvent) => goTo(step + 1, [...past, event], "none"),
    undo: () => goToStep(step - 1),
    redo: () => goToStep(step + 1),
    rewind: () => goToStep(0),
    /** Starts the film, or stops it, or lets it go on; under reduced motion its end is shown at once. */
    playFilm: () => {
      if (film === "playing") setFilm("paused");
      else if (film === "paused" && canRedo) setFilm("playing");
      else if (reduced) goTo(scenes.length, scenes, "none");
      else goTo(0, scenes, "playing");
    },
    changeSpeed: () => setSpeed(FILM_SPEEDS[(FILM_SPEEDS.indexOf(speed) + 1) % FILM_SPEEDS.length] ?? 1),
  };
}
