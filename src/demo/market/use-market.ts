import { useEffect, useMemo, useRef, useState } from "react";
import { useMotion } from "../../browser/use-motion";
import { MANY_ROUNDS } from "../../models/market";
import { advance, type Crowd, changeTerms, openCrowd, type Report, reportOf } from "./crowd";
import type { MarketChanges, MarketTerms } from "./terms";

/** Many rounds then take about five seconds; milliseconds between two steps, and rounds of each. */
const [PAUSE, STEP] = [250, 150];

/** A market that plays until it is paused. Under reduced motion it is shown after many rounds, as a still. */
export function useMarket(termsOf: (changes: MarketChanges) => MarketTerms) {
  const { isReduced } = useMotion();
  const [changes, change] = useState<MarketChanges>({});
  const [isPlaying, setPlaying] = useState(true);
  const terms = useMemo(() => termsOf(changes), [termsOf, changes]);
  const [crowd] = useState<Crowd>(() => openCrowd(terms, 1));
  const [report, setReport] = useState<Report>(() => reportOf(crowd));

  const go = (rounds: number) => {
    if (crowd.terms !== terms) changeTerms(crowd, terms);
    advance(crowd, rounds);
    setReport(reportOf(crowd));
  };
  const latest = useRef(go);
  latest.current = go;

  // biome-ignore lint/correctness/useExhaustiveDependencies: with other terms the sums begin anew
  useEffect(() => latest.current(isReduced ? MANY_ROUNDS : 0), [terms, isReduced]);

  useEffect(() => {
    if (isReduced || !isPlaying) return;
    const timer = setInterval(() => !document.hidden && latest.current(STEP), PAUSE);
    return () => clearInterval(timer);
  }, [isReduced, isPlaying]);

  return {
    changes,
    change,
    /** Until the market has played by the numbers that are set now, nothing is settled. */
    report: { ...report, isSettled: report.isSettled && crowd.terms === terms },
    /** Null where nothing moves by itself. */
    isPlaying: isReduced ? null : isPlaying,
    toggle: () => setPlaying(!isPlaying),
  };
}
