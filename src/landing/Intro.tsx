import { useEffect, useState } from "react";
import { useMotion } from "../browser/use-motion";
import { formatNumber } from "../example/format-number";
import { Ring } from "../ring/Ring";
import { DemoForm } from "./DemoForm";
import * as styles from "./Intro.module.css";
import { type Choice, getChoices, getOpenJob } from "./job-choices";
import { useJobWords } from "./job-words";
import { landingTexts } from "./landing-texts";

const { claim, text, title, question, study, noSource, apart, demo } = landingTexts.intro;

/** Says what the chain is for, and lets the reader decide a job as its buyer. The ring shows the choice that is open. */
export function Intro() {
  const words = useJobWords();
  const [openName, setOpenName] = useState<string>();
  const choices = getChoices(words);
  const openChoice = choices.find(({ name }) => name === openName);
  const chosen = openChoice?.ring ?? getOpenJob(words);
  const hour = useHand(chosen.hour);
  return (
    <section className={`columns landing-section ${styles.intro}`} aria-labelledby="intro">
      <h2 id="intro" className={styles.claim}>
        {claim}
      </h2>
      <p className={`lead ${styles.text}`}>{text}</p>
      <div className={`wide-field ${styles.decision}`}>
        <h3 className={styles.title}>{title(words)}</h3>
        <p className="lead">{question(words)}</p>
        <ul className={styles.study}>
          {study.map(({ figure, ...known }) => (
            <li key={figure}>
              {figure}
              {"source" in known ? <span> {known.source}</span> : <b> {noSource}</b>}
            </li>
          ))}
        </ul>
        <div className={styles.job}>
          <div className={`screen-only ${styles.ring}`}>
            <Ring {...(hour < chosen.hour ? getOpenJob(words, hour) : chosen)} />
          </div>
          <div className={styles.choices}>
            {choices.map((choice) => (
              <ChoiceRow
                key={choice.name}
                choice={choice}
                names={[words.buyer, words.agent]}
                onToggle={(isOpen) =>
                  setOpenName((last) => (isOpen ? choice.name : last === choice.name ? undefined : last))
                }
              />
            ))}
          </div>
        </div>
        <p className="quiet">{apart(words)}</p>
        <div className="screen-only">
          <DemoForm className="main-button">{demo}</DemoForm>
        </div>
      </div>
    </section>
  );
}

/** The time in which the hand passes an hour. */
const HOUR_MS = 25;

/** Returns the hour of the hand, which passes hour by hour up to a later one. Without motion it is there at once. */
function useHand(target: number): number {
  const { isRunning } = useMotion();
  const [hour, setHour] = useState(target);
  const isPassing = isRunning && hour < target;
  useEffect(() => {
    if (!isPassing) return setHour(target);
    const timer = setInterval(() => setHour((last) => last + 1), HOUR_MS);
    return () => clearInterval(timer);
  }, [isPassing, target]);
  return isPassing ? hour : target;
}

type ChoiceRowProps = {
  choice: Choice;
  names: readonly [buyer: string, agent: string];
  onToggle: (isOpen: boolean) => void;
};

function ChoiceRow({ choice: { name, cost, next, books }, names: [buyer, agent], onToggle }: ChoiceRowProps) {
  return (
    <details
      className={styles.choice}
      name="choices"
      onToggle={({ currentTarget }) => {
        onToggle(currentTarget.open);
        if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span> <span>{cost}</span>
      </summary>
      <p>{next}</p>
      {books.map((entry) => (
        <p key={entry.if ?? name} className={styles.books}>
          {entry.if && <span className={styles.condition}>{entry.if}:</span>}{" "}
          {`${formatOutcome(buyer, entry.buyer)} `}
          <span>{formatOutcome(agent, entry.agent)}</span>
        </p>
      ))}
    </details>
  );
}

/** Says what a side gains or loses, in USDC. */
function formatOutcome(name: string, amount: number): string {
  if (amount === 0) return `${name} loses nothing.`;
  return `${name} ${amount < 0 ? "loses" : "gets"} ${formatNumber(Math.abs(amount), "USDC")}.`;
}
