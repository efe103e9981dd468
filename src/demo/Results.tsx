import type { RefObject } from "react";
import { ScrollingTable } from "../components/ScrollArea";
import { WAITLIST_ADDRESS } from "../site/site";
import * as styles from "./Demo.module.css";
import { type DemoTerms, formatAmount, formatGain } from "./demo-terms";
import { CHAIN_ROUND, COMPANY_ROUND, type Game, getPlayedRound, type PlayedRound } from "./game";
import { RuleSliders } from "./RuleSliders";
import { getEndByRule } from "./round-ends";
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
    ...getPlayedRound(terms.setting, game, index + 1),
  }));
  const [atCompany, onChain] = [COMPANY_ROUND, CHAIN_ROUND].map((round) => rounds[round - 1] as PlayedRound);
  if (!atCompany || !onChain) throw new Error("The game has no results before its last round.");
  const { side } = atCompany;
  const total = rounds.slice(0, COMPANY_ROUND - 1).reduce((sum, round) => sum + round.end[round.side], 0);
  const byRule = getEndByRule(terms.setting, side)[side];
  const changed = atCompany.end[side];
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h2 id="results-title" tabIndex={-1} ref={focusRef}>
        <strong className={styles.total}>{formatGain(total)}</strong>{" "}
        {`USDC in five rounds, and then one changed rule cost you ${formatAmount(byRule - changed)}`}
      </h2>
      <p>
        {`Your job in round 6 would have ended at ${formatGain(byRule)} USDC by the rule under which it began, and the company made it ${formatGain(changed)}. In round 7 ${onChain.choice === "rush" ? `you did the same to ${terms.names[side]}, because the upgrade did not have to wait` : "the same change came too late"}.`}
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
        A company has a name and a court. A chain keeps its rules as long as nobody can upgrade it overnight.{" "}
        <a href="/litepapers/pop#why-a-chain-of-its-own">Why a chain of its own</a>
      </p>
    </section>
  );
}
