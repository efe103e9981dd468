import { useEffect, useMemo, useRef, useState } from "react";
import { Slider } from "../../components/Slider";
import { createExampleValue, formatNumber } from "../../example/example";
import { MARKET_SIZE } from "../../models/market";
import { DEMO_FRAGMENT } from "../fragment";
import type { Setting } from "../setting";
import { type Means, meansAfterMany } from "./crowd";
import { EXPERIMENTS, type Experiment } from "./experiments";
import * as styles from "./Market.module.css";
import { Swarm } from "./Swarm";
import { type MarketChanges, marketTerms, printedNumber, SLIDERS } from "./terms";
import { useMarket } from "./use-market";

/** A market of agents and buyers, each adapting to what paid lately: as a swarm, and in averages. */
export function Market({ setting: { number } }: { setting: Setting }) {
  const termsOf = useMemo(() => (changes: MarketChanges) => marketTerms(number, changes), [number]);
  const printed = useMemo(() => meansAfterMany(marketTerms(number, {})), [number]);
  const lead = useRef<HTMLParagraphElement>(null);
  const { report, changes, change, isPlaying, toggle } = useMarket(termsOf);
  /** What was guessed, and how many of the experiments the market has answered: one after the other. */
  const [guesses, setGuesses] = useState<readonly number[]>([]);
  const [answered, setAnswered] = useState(0);

  // The link that led here is gone.
  useEffect(() => lead.current?.focus(), []);

  const isAnswered = report.isSettled && changes === EXPERIMENTS[answered]?.changes;
  useEffect(() => {
    if (isAnswered) setAnswered((count) => count + 1);
  }, [isAnswered]);

  return (
    <div className={styles.market}>
      <div className={styles.side}>
        <p ref={lead} className={styles.lead} tabIndex={-1}>
          200 buyers, 200 agents. From time to time each of them copies somebody who earned more.
        </p>
        <div className={styles.swarm}>
          <Swarm market={report.market} />
          <p className={styles.buyers}>{`Buyers that check now: ${countOf(report.now.check)}`}</p>
          <p className={styles.agents}>{`Agents that cheat now: ${countOf(report.now.poor)}`}</p>
        </div>
      </div>
      <div className={styles.side}>
        <h3>Guess first</h3>
        <ol className={styles.experiments}>
          {EXPERIMENTS.slice(0, answered + 1).map((experiment, index) => (
            <Try
              key={experiment.name}
              experiment={experiment}
              guess={index < answered || changes === experiment.changes ? guesses[index] : undefined}
              isAnswered={index < answered}
              onGuess={(guess) => {
                setGuesses(Object.assign([...guesses], { [index]: guess }));
                change(experiment.changes);
              }}
            />
          ))}
        </ol>
        <h3>Change it yourself</h3>
        <div className={styles.sliders}>
          {SLIDERS.map(({ name, unit, ...range }) => {
            const value = changes[name] ?? printedNumber(number, name);
            const { [name]: _, ...others } = changes;
            return (
              <Slider
                key={name}
                {...range}
                value={value}
                text={createExampleValue({ value, unit }).text}
                onChange={(value) => change({ ...changes, [name]: value })}
                onReset={changes[name] === undefined ? undefined : () => change(others)}
              />
            );
          })}
        </div>
        <div className={styles.tools}>
          {isPlaying !== null && (
            <button className="button" type="button" onClick={toggle}>
              {isPlaying ? "Pause" : "Go on"}
            </button>
          )}
          <button className="button" type="button" onClick={() => change({})}>
            As in our papers
          </button>
          <a className="button" href={DEMO_FRAGMENT}>
            Play a season
          </a>
        </div>
      </div>
      <div className={styles.side}>
        <Readout means={report.means} printed={printed} />
        <p className="quiet">This is a model with the papers’ numbers, not the protocol itself.</p>
      </div>
    </div>
  );
}

type TryProps = {
  experiment: Experiment;
  guess: number | undefined;
  isAnswered: boolean;
  onGuess: (guess: number) => void;
};

/** Something to change, with a guess at what comes of it: the guess sets the market going, and the answer stays. */
function Try({
  experiment: { name, question, guesses, right, answer },
  guess,
  isAnswered,
  onGuess,
}: TryProps) {
  return (
    <li className={styles.experiment}>
      <p>
        {name} <b>{question}</b>
      </p>
      <p className={styles.guesses}>
        {guesses.map((text, index) => (
          <button
            key={text}
            className="button"
            type="button"
            aria-pressed={guess === index}
            onClick={() => onGuess(index)}
          >
            {text}
          </button>
        ))}
      </p>
      <p className={styles.answer} role="status">
        {guess !== undefined &&
          (isAnswered ? `${guess === right ? "Right. " : ""}${answer}` : "See what the market does …")}
      </p>
    </li>
  );
}

const percent = (share: number) => `${formatNumber(Math.round(share * 1000) / 1000, "share")}%`;
const inHundred = (amount: number) => formatNumber(Math.round(100 * amount), "count");

const ROWS = [
  { name: "Buyers that check", of: ({ check }: Means) => percent(check) },
  { name: "Work that is poor", of: ({ poor }: Means) => percent(poor) },
  { name: "Lost to poor work", of: ({ lostToPoor }: Means) => inHundred(lostToPoor) },
  { name: "Spent on checking", of: ({ spentOnChecking }: Means) => inHundred(spentOnChecking) },
  { name: "Both together", of: (means: Means) => inHundred(means.lostToPoor + means.spentOnChecking) },
] as const;

/** The market's means since the numbers were changed, beside those of the papers' numbers. */
function Readout({ means, printed }: { means: Means; printed: Means }) {
  return (
    <table className={styles.readout}>
      <caption>Averages so far. Amounts are in USDC, for 100 jobs.</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">here</th>
          <th scope="col">our papers</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{of(means)}</td>
            <td>{of(printed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const countOf = (share: number) => Math.round(share * MARKET_SIZE);
