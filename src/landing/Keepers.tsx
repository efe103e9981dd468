import { ArrowIcon } from "../components/ArrowIcon";
import { useJobWords } from "./job-words";
import * as styles from "./Keepers.module.css";
import { landingTexts } from "./landing-texts";

const { title, questions, rows, text, link } = landingTexts.keepers;

/** Compares who can change the rules and mend mistakes in them, and whom one has to trust. */
export function Keepers() {
  return (
    <section className={`columns landing-section ${styles.keepers}`} aria-labelledby="keepers">
      <h2 id="keepers">{title}</h2>
      <p className="lead from-second-column">
        {text}{" "}
        <a href={link.href}>
          {link.label}
          <ArrowIcon direction="right" />
        </a>
      </p>
      <table aria-labelledby="keepers">
        <thead>
          <tr>
            <td />
            {questions.map((question) => (
              <th key={question} scope="col">
                {question}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows(useJobWords()).map(({ name, answers }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {answers.map((answer, index) => (
                <td key={questions[index]} data-label={questions[index]}>
                  {answer}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
