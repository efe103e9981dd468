import type { RefObject } from "react";
import { ScrollingTable } from "../components/ScrollArea";
import { WAITLIST_ADDRESS } from "../site/site";
import * as styles from "./Demo.module.css";
import { type DemoTerms, formatGain } from "./demo-terms";
import { describeEnd } from "./describe-end";
import { type Game, getPlayedRound, type PlayedRound } from "./game";
import { RuleSliders } from "./RuleSliders";

type ResultsProps = {
  terms: DemoTerms;
  game: Game;
  focusRef: RefObject<HTMLHeadingElement>;
  onReplay: () => void;
};

const SIDES = ["buyer", "agent"] as const;

/** Shows how the last job has ended and what both sides have gained, and offers ways to go on. */
export function Results({ terms, game, focusRef, onReplay }: ResultsProps) {
  const played = game.choices.map((_, index) => getPlayedRound(terms.setting, game, index + 1));
  const [rounds, lastJob] = [played.slice(0, -1), played.at(-1) as PlayedRound];
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h2 id="results-title" tabIndex={-1} ref={focusRef}>
        <strong className={styles.total}>{formatGain(lastJob.end[lastJob.side])}</strong> USDC from the last
        job
      </h2>
      <p>{describeEnd(terms, lastJob)}</p>
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
      <RuleSliders terms={terms} />
      <p className={styles.flaw}>
        A company has a name and a court. A chain keeps its rules as long as nobody can upgrade it overnight,
        and so does a contract. With a chain of our own, one announced upgrade mends a mistake for everybody.{" "}
        <a href="/litepapers/pop#why-a-chain-of-its-own">Why a chain of its own</a>
      </p>
    </section>
  );
}
