import { site } from "../../lib/site";
import { Mark } from "./Mark";
import * as styles from "./Mark.module.css";

/** The mark and the product's name as text, in the colour and size of the text around it. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Mark />
      <span>{site.name}</span>
    </span>
  );
}
