import type { RefObject } from "react";
import { ScrollingTable } from "../components/ScrollArea";
import { WAITLIST_ADDRESS } from "../site/site";
import { DangerSliders } from "./DangerSliders";
import * as styles from "./Demo.module.css";
import { type DemoTerms, formatGain } from "./demo-terms";
import { type Game, getPlayedRound, getSide, RESULTS } from "./game";
import { getTippingShare } from "./jobs-in-danger";

type ResultsProps = {
  terms: DemoTerms;
  game: Game;
  focusRef: RefObject<HTMLHeadingElement>;
  onReplay: () => void;
};

const SIDES = ["buyer", "agent"] as const;

/** Shows how a hundred jobs end where the player has taken them and what both sides have gained, and offers ways to go on. */
export function Results({ terms, game, focusRef, onReplay }: ResultsProps) {
  const rounds = game.choices.slice(0, -1).map((_, index) => getPlayedRound(terms.setting, game, index + 1));
  const side = getSide(game, RESULTS);
  const isOnChain = game.choices.at(-1) === "chain";
  const tipping = Math.round(100 * getTippingShare(terms.setting, side));
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h2 id="results-title" tabIndex={-1} ref={focusRef}>
        <strong className={styles.total}>{tipping}</strong> mistakes among 100 dangers: with fewer, the chain
        leaves you more
      </h2>
      <p>
        {isOnChain
          ? "You took a hundred jobs to the chain, so you bet that fewer of their dangers are mistakes. Nobody has counted them."
          : "You took a hundred jobs to the company, so you bet that more of their dangers are mistakes. Nobody has counted them."}
      </p>
      <DangerSliders {...{ terms, side }} firstWait={isOnChain ? terms.upgradeDays : 0} />
      <div className={styles.onward}>
        <button type="button" className="main-button" onClick={onReplay}>
          Play the other side
        </button>
        <a href="/litepapers/pop#what-attacks-cost">What attacks cost</a>
        <a href={WAITLIST_ADDRESS} className="button">
          Join the waitlist
        </a>
      </div>
      <ScrollingTable aria-label="What each side has gained">
        <caption className="quiet">
          What each side has gained in USDC, round by round. Your own are framed.
        </caption>
        <thead>
          <tr>
            <td />
            {rounds.map(({ round }) => (
              <th key={round} scope="col">
                {round}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side} data-side={side}>
              <th scope="row">{terms.names[side]}</th>
              {rounds.map(({ round, end, side: ownSide }) => (
                <td key={round} data-own={ownSide === side}>
                  {formatGain(end[side])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      <p className={styles.flaw}>
        A company has a name and a court, and a chain is only as firm as whoever can upgrade it.{" "}
        <a href="/litepapers/pop#why-a-chain-of-its-own">Why a chain, and not a contract</a>
      </p>
    </section>
  );
}
