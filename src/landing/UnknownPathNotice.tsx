import { SearchButton } from "../search/SearchButton";
import { landingTexts } from "./landing-texts";
import * as styles from "./UnknownPathNotice.module.css";

/** Says that the path has no page, with the search. The papers are behind the hero's button, since there may be many. */
export function UnknownPathNotice() {
  return (
    <div className={`quiet ${styles.notice}`}>
      <p>{landingTexts.hero.unknownPath}</p>
      <SearchButton />
    </div>
  );
}
