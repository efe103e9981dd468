import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useMotion } from "../../browser/use-motion";
import { MANY_ROUNDS, type Market } from "../../models/market";
import { advance, type Crowd, changeTerms, openCrowd, type Report, reportOf } from "./crowd";
import type { MarketChanges, MarketTerms } from "./terms";

/** Draws a market `elapsed` milliseconds on, with so many more jobs under way. True while anything still moves. */
export type Paint = (market: Market, elapsed: number, jobs: number) => boolean;

/** A turn then takes about five seconds. */
const ROUNDS_PER_SECOND = 300;
/** Of the 60,000 jobs of a second, those that are shown. */
const JOBS_PER_SECOND = 26;
/** The longest time between two frames that is made up for, and between two reports; milliseconds. */
const [MAX_ELAPSED, REPORT_EVERY] = [250, 250];

/** A market that plays until it is paused. Under reduced motion it is shown after many rounds, as a still. */
export function useMarket(termsOf: (changes: MarketChanges) => MarketTerms, paint: RefObject<Paint | null>) {
  const { reduced } = useMotion();
  const [changes, change] = useState<MarketChanges>({});
  const [isPlaying, setPlaying] = useState(true);
  const terms = useMemo(() => termsOf(changes), [termsOf, changes]);
  const crowd = useRef<Crowd | null>(null);
  const [report, setReport] = useState<Report | null>(null);

  useEffect(() => {
    crowd.current ??= openCrowd(terms, 1);
    if (crowd.current.terms !== terms) changeTerms(crowd.current, terms);
    if (reduced) advance(crowd.current, MANY_ROUNDS);
    setReport(reportOf(crowd.current));
    paint.current?.(crowd.current.market, 0, 0);
  }, [terms, reduced, paint]);

  useEffect(() => {
    if (reduced) return;
    let [frame, last, reported, rounds, jobs] = [0, 0, 0, 0, 0];
    const tick = (now: number) => {
      const current = crowd.current;
      const elapsed = Math.min(MAX_ELAPSED, now - (last || now));
      last = now;
      if (!current) return;
      if (isPlaying) {
        rounds += (elapsed * ROUNDS_PER_SECOND) / 1000;
        jobs += (elapsed * JOBS_PER_SECOND) / 1000;
        advance(current, Math.floor(rounds));
      }
      const moves = paint.current?.(current.market, Math.max(1, elapsed), Math.floor(jobs));
      [rounds, jobs] = [rounds % 1, jobs % 1];
      if (isPlaying && now - reported > REPORT_EVERY) {
        setReport(reportOf(current));
        reported = now;
      }
      if (isPlaying || moves) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, reduced, paint]);

  return {
    changes,
    change,
    terms,
    report,
    /** Null where nothing moves by itself. */
    isPlaying: reduced ? null : isPlaying,
    toggle: () => setPlaying(!isPlaying),
    /** Many rounds at once. */
    skip: () => {
      if (!crowd.current) return;
      advance(crowd.current, MANY_ROUNDS);
      setReport(reportOf(crowd.current));
      paint.current?.(crowd.current.market, 0, 0);
    },
    /** Draws what is there once more: the size may be another. */
    repaint: () => crowd.current && paint.current?.(crowd.current.market, 0, 0),
  };
}
