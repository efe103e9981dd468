import type { RefObject } from "react";
import { ScrollingTable } from "../components/ScrollArea";
import { WAITLIST_ADDRESS } from "../site/site";
import * as styles from "./Demo.module.css";
import { type DemoTerms, formatAmount, formatGain } from "./demo-terms";
import {
  type Choice,
  COMPANY_ROUND,
  type Game,
  getPlayedRound,
  type PlayedRound,
  REVIEW_ROUND,
} from "./game";
import { RuleSliders } from "./RuleSliders";
import { getPlaceGains } from "./round-ends";
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
  const { firstSide } = game;
  const { byRule, changed, stolen } = getPlaceGains(terms.setting, firstSide);
  // Losses count from what the rules would have brought.
  const lost = rounds.slice(COMPANY_ROUND - 1).reduce((sum, { end }) => sum + byRule - end[firstSide], 0);
  // A changed rule strikes twice, and a mistake once.
  const kept = 3 * byRule - 2 * changed - stolen - lost;
  const total = rounds.reduce((sum, { side, end }) => sum + end[side], 0);
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h2 id="results-title" tabIndex={-1} ref={focusRef}>
        <strong className={styles.total}>{formatGain(total)}</strong> USDC in eight rounds, on both sides
      </h2>
      <p>
        {`${describePlayer(rounds)} Changed rules and mistakes took ${formatAmount(lost)} from you, and your choice of place saved you ${formatAmount(kept)}. In rounds 7 and 8 each danger comes once. In earnest nobody knows which comes first.`}
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
              {rounds.map((round) => (
                <td key={round.name} data-own={round.side === side}>
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
        So does a contract that nobody can change overnight.{" "}
        <a href="/litepapers/pop#why-a-chain-of-its-own">Why a chain of its own</a>
      </p>
    </section>
  );
}

/** Says what the player did unwatched as the agent, in round 5, and at the end. */
function describePlayer(rounds: readonly PlayedRound[]): string {
  const deeds: Partial<Record<Choice, string>> = {
    good: "did good work under review",
    poor: "cheated even under review",
    dispute: "refused a bribe",
    sell: "took a bribe",
    company: "went back to the company",
    chain: "trusted the chain",
  };
  const isHonest = rounds.find(({ side }) => side === "agent")?.choice === "good";
  const [second, last] = [rounds[REVIEW_ROUND - 1], rounds.at(-1)].map(
    (played) => played && deeds[played.choice],
  );
  return `You ${isHonest ? "did good work" : "cheated"} unwatched, ${second}, and in the end ${last}.`;
}
