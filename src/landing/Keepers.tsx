import { ArrowIcon } from "../components/ArrowIcon";
import { TableRows } from "../components/ScrollArea";
import { useJobWords } from "./job-words";
import * as styles from "./Keepers.module.css";
import { landingTexts } from "./landing-texts";

const { title, questions, rows, reasons, link } = landingTexts.keepers;

/** Compares who can change the rules and mend mistakes in them. */
export function Keepers() {
  return (
    <section className={`columns landing-section ${styles.keepers}`} aria-labelledby="keepers">
      <h2 id="keepers">{title}</h2>
      <table aria-labelledby="keepers">
        <TableRows titles={["", ...questions]} rows={rows(useJobWords())} />
      </table>
      {reasons.map(({ name, text }) => (
        <div key={name} className={styles.reason}>
          <h3>{name}</h3>
          <p className="lead">{text}</p>
        </div>
      ))}
      <a className={styles.link} href={link.href}>
        {link.label}
        <ArrowIcon direction="right" />
      </a>
    </section>
  );
}
