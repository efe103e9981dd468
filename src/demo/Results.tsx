import type { RefObject } from "react";
import { ScrollingTable } from "../components/ScrollArea";
import { WAITLIST_ADDRESS } from "../site/site";
import * as styles from "./Demo.module.css";
import { type DemoTerms, formatGain } from "./demo-terms";
import { CHAIN_ROUND, COMPANY_ROUND, type Game, getRoundEnd, getSide } from "./game";
import { RuleSliders } from "./RuleSliders";
import type { RoundTexts } from "./round-texts";

type ResultsProps = {
  terms: DemoTerms;
  texts: readonly RoundTexts[];
  game: Game;
  focusRef: RefObject<HTMLHeadingElement>;
  onReplay: () => void;
};

const SIDES = ["buyer", "agent"] as const;

/** Shows what both sides have gained in all rounds, and offers ways to go on. */
export function Results({ terms, texts, game, focusRef, onReplay }: ResultsProps) {
  const rounds = texts.map(({ name }, index) => ({
    name,
    side: getSide(game, index + 1),
    end: getRoundEnd(terms.setting, game, index + 1),
  }));
  const gains = rounds.map(({ side, end }) => end[side]);
  // In round 7 the player is neither of the two.
  const total = gains.slice(0, COMPANY_ROUND).reduce((sum, gain) => sum + gain, 0);
  const atCompany = gains[COMPANY_ROUND - 1] ?? 0;
  const onChain = gains[CHAIN_ROUND - 1] ?? 0;
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h2 id="results-title" tabIndex={-1} ref={focusRef}>
        <strong className={styles.total}>{formatGain(total)}</strong> USDC in six rounds
      </h2>
      <p>
        {`Rounds 1 to 5 brought you ${formatGain(total - atCompany)} USDC, and round 6, in which the company changed a rule, ${formatGain(atCompany)}. On the chain it would have been ${formatGain(onChain)}.`}
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
          What each side has gained in USDC, round by round. Your own are framed. In round 7 you were the
          company.
        </caption>
        <thead>
          <tr>
            <td />
            {rounds.map(({ name }, index) => (
              <th key={name} scope="col">
                {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side} data-side={side}>
              <th scope="row">{terms.names[side]}</th>
              {rounds.map((round, index) => (
                <td key={round.name} data-own={round.side === side && index < COMPANY_ROUND}>
                  {formatGain(round.end[side])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      <RuleSliders terms={terms} />
      <p className={styles.flaw}>
        A company has a name and a court. A chain keeps its rules as long as nobody can upgrade it overnight.
      </p>
    </section>
  );
}
