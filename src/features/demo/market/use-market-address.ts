import { useEffect, useState } from "react";
import { DEMO_FRAGMENT, isJobAddress, isMarketAddress } from "../fragment";

/** Whether the address asks for the market, and the address in the season from which it was entered. */
export function useMarketAddress(): { isMarket: boolean; season: string } {
  const [state, setState] = useState(() => ({
    isMarket: isMarketAddress(window.location.hash),
    season: DEMO_FRAGMENT,
  }));
  useEffect(() => {
    const follow = ({ oldURL }: HashChangeEvent) => {
      const from = new URL(oldURL).hash;
      const isMarket = isMarketAddress(window.location.hash);
      const isEntered = isMarket && isJobAddress(from);
      setState(({ season }) => ({ isMarket, season: isEntered ? from : season }));
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return state;
}
