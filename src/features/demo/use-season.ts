import { useEffect, useMemo, useState } from "react";
import { changeAddress } from "../../site/history-state";
import { demoAddress, readDemoAddress, readSeason } from "./demo-address";
import type { DemoRun } from "./demo-run";
import { isJobAddress } from "./fragment";
import { play } from "./play";
import type { Side } from "./season";

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

  return {
    season,
    play: (moves: string) => {
      const next = season && play(run, season, moves);
      if (next) setAddress({ side: next.side, moves: next.moves });
    },
    begin: (side: Side | null) => setAddress({ side, moves: "" }),
  };
}
