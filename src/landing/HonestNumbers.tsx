import * as styles from "./HonestNumbers.module.css";
import { useJobWords } from "./job-words";
import { landingTexts } from "./landing-texts";

const { title, loss, time, customers, links } = landingTexts.numbers;

/** Three numbers that a reader should know, each a link to its answer in the questions. */
export function HonestNumbers() {
  const words = useJobWords();
  const numbers = [
    {
      number: words.getText("appeal.buyer.swing"),
      text: loss(words),
      id: "what-is-the-most-i-can-lose-as-a-buyer",
    },
    {
      number: words.getText("window.longest.days"),
      text: time(words),
      id: "how-long-can-a-job-take-and-when-is-the-money-mine",
    },
    { number: "0 customers", text: customers, id: "does-anybody-use-it-yet-and-when-does-it-start" },
  ];
  return (
    <section className={`columns ${styles.section}`} aria-labelledby="numbers">
      <h2 id="numbers" className="visually-hidden">
        {title}
      </h2>
      {numbers.map(({ number, text, id }, index) => (
        <p key={id}>
          <a className={styles.number} href={`/questions#${id}`}>
            <b>{number}</b> <span>{text}</span> <u>{links[index]}</u>
          </a>
        </p>
      ))}
    </section>
  );
}
