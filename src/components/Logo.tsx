import { site } from "../site/site";
import * as styles from "./Logo.module.css";

/** The logo on a 16-unit grid, so that it is sharp at 16 px and its multiples. */
export const LOGO_PATH =
  "M7 0a7 7 0 0 0 0 14v-2a5 5 0 0 1 0-10zM9 2v2a5 5 0 0 1 0 10v2a7 7 0 0 0 0-14zM6 6h4v4H6z";

/** The logo in the colour and size of the text around it. Hidden from screen readers. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={LOGO_PATH} fill="currentColor" />
    </svg>
  );
}

/** The logo and the product's name. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <Logo />
      <span>{site.name}</span>
    </span>
  );
}
