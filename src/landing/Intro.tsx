import { useState } from "react";
import { ArrowIcon } from "../components/ArrowIcon";
import { formatNumber, formatSignedAmount } from "../example/format-number";
import { Ring } from "../ring/Ring";
import { DemoForm } from "./DemoForm";
import * as styles from "./Intro.module.css";
import { type Choice, getChoices, getOpenJob } from "./job-choices";
import { type JobWords, useJobWords } from "./job-words";
import { landingTexts } from "./landing-texts";

const { claim, text, decidersTitle, deciders, keepers, title, question, apart, demo } = landingTexts.intro;

/** Says what the chain is for, and lets the reader decide a job as its buyer. The ring shows the choice that is open. */
export function Intro() {
  const words = useJobWords();
  const [openName, setOpenName] = useState<string>();
  const choices = getChoices(words);
  const openChoice = choices.find(({ name }) => name === openName);
  const books = openChoice?.books[0];
  return (
    <section className={`columns landing-section ${styles.intro}`} aria-labelledby="intro">
      <h2 id="intro" className={styles.claim}>
        {claim}
      </h2>
      <p className={`lead ${styles.text}`}>{text}</p>
      <div className={styles.decision}>
        <h3 className={styles.title}>{title(words)}</h3>
        <p className="lead">{question(words)}</p>
        <div className={styles.job}>
          <div className={`screen-only ${styles.ring}`}>
            <Ring
              {...(openChoice?.ring ?? getOpenJob(words))}
              buyerNote={
                books ? formatSignedAmount(books.buyer, "USDC") : `has ${formatNumber(words.stake, "USDC")}`
              }
              agentNote={books && formatSignedAmount(books.agent, "USDC")}
            />
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
        <p className={`lead ${styles.apart}`}>{apart(words)}</p>
        <div className="screen-only">
          <DemoForm className="main-button">{demo}</DemoForm>
        </div>
      </div>
      <div className={styles.deciders}>
        <h2>{decidersTitle}</h2>
        <ul className={styles.answers}>
          {deciders(words).map(({ name, text }) => (
            <li key={name}>
              <p className={styles.answer}>{name}</p>
              <p className="lead">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <Keepers words={words} />
    </section>
  );
}

/** Compares who can change the rules and mend mistakes in them. */
function Keepers({ words }: { words: JobWords }) {
  return (
    <div className={styles.keepers}>
      <h2 id="keepers">{keepers.title}</h2>
      <table aria-labelledby="keepers">
        <thead>
          <tr>
            <td />
            {keepers.questions.map((question) => (
              <th key={question} scope="col">
                {question}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keepers.rows(words).map(({ name, answers }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {answers.map((answer, index) => (
                <td key={keepers.questions[index]} data-label={keepers.questions[index]}>
                  {answer}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="lead">{keepers.text}</p>
      <a href={keepers.link.href}>
        {keepers.link.label}
        <ArrowIcon direction="right" />
      </a>
    </div>
  );
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
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={`with-chevron ${styles.summary}`}>
        <span className={styles.name}>{name}</span> <span className={styles.cost}>{cost}</span>
      </summary>
      <p>{next}</p>
      {books.map((entry) => (
        <p key={entry.if ?? name} className={styles.books}>
          {entry.if && <span className={styles.condition}>{entry.if}:</span>}{" "}
          {`${buyer} ${formatSignedAmount(entry.buyer, "USDC")} `}
          <span>{`${agent} ${formatSignedAmount(entry.agent, "USDC")}`}</span>
        </p>
      ))}
    </details>
  );
}
