import { useEffect, useState } from "react";
import { useMotion } from "../browser/use-motion";
import type { Side } from "../figures/parts/sides";
import { Ring } from "../ring/Ring";
import { DemoForm } from "./DemoForm";
import * as styles from "./Intro.module.css";
import { type Choice, getAgentChoices, getBuyerChoices, getOpenJob } from "./job-choices";
import { useJobWords } from "./job-words";
import { landingTexts } from "./landing-texts";
import * as stage from "./Stage.module.css";

const { claim, sides, cases, noSource, apart, demo } = landingTexts.intro;

/** Says what the chain is for, and lets the reader decide a job as either side. The ring shows the choice that is open. */
export function Intro() {
  const words = useJobWords();
  const [side, setSide] = useState<Side>("buyer");
  const [openName, setOpenName] = useState<string>();
  const choices = side === "buyer" ? getBuyerChoices(words) : getAgentChoices(words);
  const openChoice = choices
    .flatMap((choice) => [choice, ...(choice.replies ?? [])])
    .find(({ name }) => name === openName);
  const chosen = openChoice?.ring ?? getOpenJob(words, side);
  const { title, question, sheet } = cases(words)[side];
  const lastHour = chosen.hour ?? 0;
  const hour = useHandHour(lastHour);
  const showChoice = ({ name, replies = [] }: Choice, row: HTMLDetailsElement, parent?: string) => {
    if (row.open) row.scrollIntoView({ block: "nearest" });
    else for (const reply of row.querySelectorAll("details")) reply.open = false;
    const isShown = (last?: string) => last === name || replies.some((reply) => reply.name === last);
    setOpenName((last) => (row.open ? name : isShown(last) ? parent : last));
  };
  return (
    <section className={`columns landing-section ${styles.intro}`} aria-labelledby="intro">
      <h2 id="intro" className={styles.claim}>
        {claim}
      </h2>
      <div className={`columns ${styles.sides}`}>
        {sides(words).map(({ player, heading, text }) => (
          <p key={player} className="lead">
            <b data-party={player}>{heading}.</b> {text}
          </p>
        ))}
      </div>
      <div className={`wide-field ${stage.stage}`}>
        <div className={styles.roles} data-scripted="">
          {sides(words).map(({ player, buttonLabel }) => (
            <button
              key={player}
              type="button"
              data-party={player}
              aria-pressed={player === side}
              onClick={() => {
                if (player === side) return;
                setSide(player);
                setOpenName(undefined);
              }}
            >
              {buttonLabel}
            </button>
          ))}
        </div>
        <h3 className={styles.title}>{title}</h3>
        <p className="lead">{question}</p>
        <ul className={styles.study}>
          {sheet.map(([line, source]) => (
            <li key={line}>
              {line}
              {source ? <span> {source}</span> : <b> {noSource}</b>}
            </li>
          ))}
        </ul>
        <div className={styles.job}>
          <div className={`screen-only ${stage.ring} ${styles.ring}`}>
            <Ring {...(hour < lastHour ? getOpenJob(words, side, hour) : chosen)} />
          </div>
          <Choices key={side} choices={choices} onToggle={showChoice} />
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
function useHandHour(target: number): number {
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

type ChoicesProps = {
  choices: readonly Choice[];
  /** The name of the choice that these are replies to. */
  parent?: string;
  onToggle: (choice: Choice, row: HTMLDetailsElement, parent?: string) => void;
};

/** Rows of which one at a time is open. The agent's replies stand in the row of the dispute. */
function Choices({ choices, parent, onToggle }: ChoicesProps) {
  return (
    <div className={styles.choices}>
      {choices.map((choice) => (
        <details
          key={choice.name}
          className={styles.choice}
          name={parent ?? "choices"}
          // React lets the event of a reply's row bubble, unlike browsers: https://github.com/facebook/react/issues/22718
          onToggle={({ target, currentTarget }) =>
            target === currentTarget && onToggle(choice, currentTarget, parent)
          }
        >
          <summary className={styles.summary}>
            <span className={styles.name}>{choice.name}</span> <span>{choice.cost}</span>
          </summary>
          <p>{choice.next}</p>
          {choice.replies && <Choices choices={choice.replies} parent={choice.name} onToggle={onToggle} />}
        </details>
      ))}
    </div>
  );
}
