import { useEffect, useMemo, useState } from "react";
import { changeAddress } from "../../site/history-state";
import { type DemoAddress, demoAddress, readDemoAddress, readSeason } from "./address";
import type { DemoRun } from "./demo-run";
import { isJobAddress } from "./fragment";
import { openSeason, play } from "./play";
import { isReadersTurn, type Season, type Side } from "./season";

/** The season that the address holds, all of it. */
export function useSeason(run: DemoRun) {
  const [address, setAddress] = useState(() => readDemoAddress(window.location.hash));
  const season = useMemo(() => readSeason(run, address), [run, address]);
  const written = demoAddress(season ?? { side: null, moves: "" });

  useEffect(() => {
    const { hash } = window.location;
    if (hash !== written && isJobAddress(hash)) changeAddress(written);
  }, [written]);

  useEffect(() => {
    const follow = () => {
      if (isJobAddress(window.location.hash)) setAddress(readDemoAddress(window.location.hash));
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);

  const goTo = ({ side, moves }: DemoAddress) => setAddress({ side, moves });
  return {
    season,
    play: (moves: string) => {
      const next = season && play(run, season, moves);
      if (next) goTo(next);
    },
    begin: (side: Side) => goTo({ side, moves: "" }),
    /** Back to what the reader decided last; undefined where there is nothing. */
    undo: season && season.moves !== "" ? () => goTo(takenBack(run, season)) : undefined,
    leave: () => goTo({ side: null, moves: "" }),
  };
}

/** The season as it was before what the reader decided last. */
function takenBack(run: DemoRun, { side, moves }: Season): DemoAddress {
  for (let end = moves.length - 1; end > 0; end -= 1) {
    const before = play(run, openSeason(run, side), moves.slice(0, end));
    if (before && isReadersTurn(before)) return { side, moves: before.moves };
  }
  return { side, moves: "" };
}
