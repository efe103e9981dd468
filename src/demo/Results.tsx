import type { RefObject } from "react";
import { getRounds } from "../models/rounds";
import { WAITLIST_ADDRESS } from "../site/site";
import * as styles from "./Demo.module.css";
import { type DemoTerms, formatGain } from "./demo-terms";
import { type Game, getOtherSide, getRoundEnd, getSide } from "./game";
import { RuleSliders } from "./RuleSliders";
import type { Side } from "./round-ends";
import type { RoundTexts } from "./round-texts";

type ResultsProps = {
  terms: DemoTerms;
  texts: readonly RoundTexts[];
  game: Game;
  focusRef: RefObject<HTMLElement>;
  onReplay: () => void;
};

const SIDES = ["buyer", "agent"] as const;

/** Shows what both sides have gained in all rounds, and offers ways to go on. */
export function Results({ terms, texts, game, focusRef, onReplay }: ResultsProps) {
  const names = { buyer: terms.bea, agent: terms.lior };
  const rounds = texts.map(({ name }, index) => ({
    name,
    side: getSide(game, index + 1),
    end: getRoundEnd(terms.setting, game, index + 1),
  }));
  const total = rounds.reduce((sum, { side, end }) => sum + end[side], 0);
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h2 id="results-title" tabIndex={-1} ref={focusRef as RefObject<HTMLHeadingElement>}>
        <strong className={styles.total}>{formatGain(total)}</strong> USDC in six rounds
      </h2>
      <p className={styles.sentence}>{describeBestPlay(terms, game)}</p>
      <div className={styles.onward}>
        <button type="button" className="main-button" onClick={onReplay}>
          Play the other side
        </button>
        <a href="#rules">Change the rules</a>
        <a href="/litepapers/pop#what-attacks-cost">What attacks cost</a>
        <a href={WAITLIST_ADDRESS}>Join the waitlist</a>
      </div>
      <table>
        <caption className="quiet">
          What each side has gained in USDC, round by round. You played what is framed.
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
              <th scope="row">{names[side]}</th>
              {rounds.map((round) => (
                <td key={round.name} data-own={round.side === side}>
                  {formatGain(round.end[side])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <RuleSliders terms={terms} />
    </section>
  );
}

/** Says what the model's players would have gained in the player's place. */
function describeBestPlay({ setting, bea, lior }: DemoTerms, game: Game): string {
  const gains: Record<Side, number> = { buyer: 0, agent: 0 };
  for (const [index, round] of getRounds(setting).entries()) {
    const side = getSide(game, index + 1);
    gains[side] += round[side];
  }
  const names = { buyer: bea, agent: lior };
  const [first, second] = [game.firstSide, getOtherSide(game.firstSide)];
  return `In your place, players who know all odds would gain ${formatGain(gains[first])} as ${names[first]} and ${formatGain(gains[second])} as ${names[second]} in the rounds before the company, on average.`;
}
