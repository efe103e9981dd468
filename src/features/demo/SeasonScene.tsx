import { useMemo } from "react";
import { type Account, heldThrough } from "./beads";
import { isWorkKnown } from "./choices";
import type { DemoRun } from "./demo-run";
import { isTold, taleThrough } from "./escrow-company";
import { Scene } from "./Scene";
import { hasEnded, isReadersTurn, SELLERS, type Season } from "./season";
import { reputationOf } from "./sellers";
import { accountText, points } from "./texts";

type SeasonSceneProps = { run: DemoRun; season: Season; isBegun: boolean };

/** The money, in the company's hands or in escrow. */
export function SeasonScene({ run, season, isBegun }: SeasonSceneProps) {
  const { side, tale, played, isClosed } = season;
  const isTale = !isTold(tale);
  const steps = useMemo(() => {
    const held = heldThrough(run, season, isWorkKnown(season) ? season.played.work : null);
    const [purses] = held;
    return isTale && purses ? taleThrough(run, season.side, season.tale, purses) : held;
  }, [run, season, isTale]);
  const seller = side === "agent" ? SELLERS[0] : played.seller;
  const nameOf = (account: Account) => {
    if (isTale && isBegun && account === "escrow") return "The company";
    return accountText(run, account, isBegun ? side : null, seller);
  };
  const noteOf = (account: Account) =>
    account === "agent" ? points(reputationOf(run, season, seller)) : undefined;
  const acting = isBegun && !isTale && !isClosed && !hasEnded(played) && isReadersTurn(season) ? side : null;
  return <Scene {...{ steps, nameOf, noteOf, acting }} />;
}
