import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { MANY_ROUNDS } from "../../models/market";
import { changeAddress } from "../../site/history-state";
import { useMotion } from "../../browser/use-motion";
import { isMarketAddress } from "../fragment";
import { advance, type Crowd, changeTerms, openCrowd, type Report, reportOf } from "./crowd";
import { MAX_SEED, type MarketAddress, marketAddress, readMarketAddress } from "./market-address";
import type { MarketChanges, MarketTerms } from "./numbers";

/** What a market shows itself on. */
export type MarketView = {
  /** Draws the crowd `elapsed` milliseconds on, with so many more jobs under way. True while anything still moves. */
  paint(crowd: Crowd, elapsed: number, jobs: number): boolean;
};

/** A turn then takes about five seconds. */
const ROUNDS_PER_SECOND = 300;
/** Of the 40,000 jobs of a second, those that are shown. */
const JOBS_PER_SECOND = 26;
/** Rounds of one step. */
const STEP = 20;
/** The longest time between two frames that is made up for, and between two reports in words; milliseconds. */
const [MAX_ELAPSED, REPORT_EVERY] = [250, 250];
/** Browsers refuse to change the address many times a second. */
const PAUSE = 400;

/**
 * The market that the address asks for, which plays until it is paused. Under reduced motion it is shown after many rounds, as
 * a still.
 */
export function useMarket(
  termsOf: (changes: MarketChanges) => MarketTerms,
  view: RefObject<MarketView | null>,
) {
  const { reduced } = useMotion();
  const [{ seed, changes }, ask] = useMarketAddress();
  const [isPlaying, setPlaying] = useState(true);
  const terms = useMemo(() => termsOf(changes), [termsOf, changes]);
  const crowd = useRef<{ seed: number; crowd: Crowd } | null>(null);
  const [report, setReport] = useState<Report | null>(null);

  useEffect(() => {
    if (crowd.current?.seed !== seed) crowd.current = { seed, crowd: openCrowd(terms, seed) };
    const current = crowd.current.crowd;
    if (current.terms !== terms) changeTerms(current, terms);
    if (reduced) advance(current, MANY_ROUNDS);
    setReport(reportOf(current));
    view.current?.paint(current, 0, 0);
  }, [seed, terms, reduced, view]);

  useEffect(() => {
    if (reduced) return;
    let [frame, last, reported, rounds, jobs] = [0, 0, 0, 0, 0];
    const tick = (now: number) => {
      const current = crowd.current?.crowd;
      const elapsed = Math.min(MAX_ELAPSED, now - (last || now));
      last = now;
      if (!current) return;
      if (isPlaying) {
        rounds += (elapsed * ROUNDS_PER_SECOND) / 1000;
        jobs += (elapsed * JOBS_PER_SECOND) / 1000;
        advance(current, Math.floor(rounds));
      }
      const moves = view.current?.paint(current, Math.max(1, elapsed), Math.floor(jobs));
      [rounds, jobs] = [rounds % 1, jobs % 1];
      if (isPlaying && now - reported > REPORT_EVERY) {
        setReport(reportOf(current));
        reported = now;
      }
      if (isPlaying || moves) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, reduced, view]);

  return {
    changes,
    terms,
    report,
    /** Null where nothing moves by itself. */
    isPlaying: reduced ? null : isPlaying,
    toggle: () => setPlaying(!isPlaying),
    /** Some rounds at once. */
    step: () => {
      const current = crowd.current?.crowd;
      if (!current) return;
      setPlaying(false);
      advance(current, STEP);
      setReport(reportOf(current));
      view.current?.paint(current, 0, 0);
    },
    reseed: () => ask({ seed: 1 + Math.floor(Math.random() * MAX_SEED), changes }),
    change: (changes: MarketChanges) => ask({ seed, changes }),
    /** Draws what is there once more: the size may be another. */
    repaint: () => crowd.current && view.current?.paint(crowd.current.crowd, 0, 0),
  };
}

/** The market that the address asks for. What is asked for here stands in the address after a pause. */
function useMarketAddress() {
  const [address, setAddress] = useState(() => readMarketAddress(window.location.hash));
  const timer = useRef(0);

  useEffect(() => {
    const follow = () => {
      window.clearTimeout(timer.current);
      if (isMarketAddress(window.location.hash)) setAddress(readMarketAddress(window.location.hash));
    };
    window.addEventListener("hashchange", follow);
    return () => {
      window.clearTimeout(timer.current);
      window.removeEventListener("hashchange", follow);
    };
  }, []);

  const ask = (next: MarketAddress) => {
    setAddress(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      // Who has gone back to the season meanwhile keeps its address.
      if (isMarketAddress(window.location.hash)) changeAddress(marketAddress(next));
    }, PAUSE);
  };
  return [address, ask] as const;
}
