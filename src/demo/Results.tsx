import type { RefObject } from "react";
import { ScrollingTable } from "../components/ScrollArea";
import { WAITLIST_ADDRESS } from "../site/site";
import { DangerSliders } from "./DangerSliders";
import * as styles from "./Demo.module.css";
import { type DemoTerms, formatGain, formatShare } from "./demo-terms";
import { type Game, getPlayedRound, getSide, RESULTS } from "./game";
import { getJobsInDanger, getTippingShare } from "./jobs-in-danger";
import type { Side } from "./round-ends";

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
  const [there, elsewhere] = isOnChain ? [terms.upgradeDays, 0] : [0, terms.upgradeDays];
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h2 id="results-title" tabIndex={-1} ref={focusRef}>
        <strong className={styles.total}>{getGain(terms, side, there)}</strong> USDC a job, if half of the
        dangers are mistakes
      </h2>
      <p>
        {isOnChain
          ? `You took a hundred jobs to the chain. New rules came too late for all of them, and so did every upgrade that would have mended a mistake. At the company it would have been ${getGain(terms, side, elsewhere)}.`
          : `You took a hundred jobs to the company. It changed rules as it liked, and mended every mistake within an hour. On the chain it would have been ${getGain(terms, side, elsewhere)}.`}
      </p>
      <p>
        Nobody has counted the dangers. The chain is the better place for you if fewer than{" "}
        {formatShare(getTippingShare(terms.setting, side))} are mistakes.
      </p>
      <div className={styles.onward}>
        <button type="button" className="main-button" onClick={onReplay}>
          Play the other side
        </button>
        <a href="/litepapers/pop#what-attacks-cost">What attacks cost</a>
        <a href={WAITLIST_ADDRESS} className="button">
          Join the waitlist
        </a>
        <a href="#rules">Change the rules</a>
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
      <DangerSliders {...{ terms, side }} firstWait={there} />
      <p className={styles.flaw}>
        A company has a name and a court. A chain keeps its rules as long as nobody can upgrade it overnight,
        and strictly a contract would do. Our own chain adds that a lost dispute is written into the agent’s
        account, whatever its owner wants, and that one upgrade mends a mistake for everybody.{" "}
        <a href="/litepapers/pop#why-a-chain-of-its-own">Why a chain of its own</a>
      </p>
    </section>
  );
}

/** Returns what is left of a job on average if half of the dangers are mistakes, for an upgrade that waits so many days. */
function getGain({ setting, longestDays: longest }: DemoTerms, side: Side, wait: number): string {
  return formatGain(getJobsInDanger(setting, side, { wait, longest, mistakeShare: 0.5 }).gain);
}
