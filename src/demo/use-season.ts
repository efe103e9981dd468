import { useEffect, useMemo } from "react";
import { changeAddress } from "../site/history-state";
import { useHash } from "../browser/use-hash";
import { demoAddress, readSeason } from "./demo-address";
import type { DemoRun } from "./demo-run";
import { isJobAddress } from "./fragment";
import { play } from "./play";
import type { Side } from "./season";

/** The season that the address holds, all of it. */
export function useSeason(run: DemoRun) {
  const hash = useHash();
  const season = useMemo(() => readSeason(run, hash), [run, hash]);

  // An address that asks for more than can be played says what is played.
  useEffect(() => {
    const played = demoAddress(season);
    if (hash !== played && isJobAddress(hash)) changeAddress(played);
  }, [hash, season]);

  return {
    season,
    play: (moves: string) => {
      const next = season && play(run, season, moves);
      if (next) changeAddress(demoAddress(next));
    },
    begin: (side: Side | null) => changeAddress(demoAddress(side && { side, moves: "" })),
  };
}
