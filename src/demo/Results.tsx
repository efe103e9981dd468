import { type RefObject, useState } from "react";
import { ScrollingTable } from "../components/ScrollArea";
import { WAITLIST_ADDRESS } from "../site/site";
import { DangerSliders } from "./DangerSliders";
import * as styles from "./Demo.module.css";
import { type DemoTerms, formatGain, formatShare } from "./demo-terms";
import { type Game, getPlayedRound, getSide, RESULTS } from "./game";
import { type Dangers, getJobsInDanger, getTippingShare } from "./jobs-in-danger";

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
  const [dangers, setDangers] = useState<Dangers>({
    wait: isOnChain ? terms.upgradeDays : 0,
    longest: terms.longestDays,
    mistakeShare: 0.5,
  });
  const jobs = getJobsInDanger(terms.setting, side, dangers);
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h2 id="results-title" tabIndex={-1} ref={focusRef}>
        <strong className={styles.total}>{formatGain(jobs.gain)}</strong> USDC a job, if{" "}
        {formatShare(dangers.mistakeShare)} dangers are mistakes
      </h2>
      <p>
        {`You chose the ${isOnChain ? "chain" : "company"}. Nobody has counted how many dangers are mistakes. With fewer than ${formatShare(getTippingShare(terms.setting, side))}, the chain leaves you more. What is your guess?`}
      </p>
      <DangerSliders {...{ terms, dangers, jobs }} onChange={setDangers} />
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
        <a href="/questions#why-does-it-need-a-chain-of-its-own">Why a chain, and not a contract</a>
      </p>
    </section>
  );
}
