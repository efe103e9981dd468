import { ArrowIcon } from "../components/ArrowIcon";
import { TableRows } from "../components/ScrollArea";
import { useJobWords } from "./job-words";
import * as styles from "./Keepers.module.css";
import { landingTexts } from "./landing-texts";

const { title, questions, rows, text, link } = landingTexts.keepers;

/** Compares who can change the rules, mend mistakes in them, and keep a loss out of a record. */
export function Keepers() {
  return (
    <section className={`columns landing-section ${styles.keepers}`} aria-labelledby="keepers">
      <h2 id="keepers">{title}</h2>
      <table aria-labelledby="keepers">
        <TableRows titles={["", ...questions]} rows={rows(useJobWords())} />
      </table>
      <p className="lead from-second-column">
        {text}{" "}
        <a href={link.href}>
          {link.label}
          <ArrowIcon direction="right" />
        </a>
      </p>
    </section>
  );
}
