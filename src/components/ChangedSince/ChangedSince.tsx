import { useVersionReadBefore } from "../../hooks/use-version-read-before";
import { changesPath, type Litepaper } from "../../lib/litepaper";
import * as styles from "./ChangedSince.module.css";

/** Links a reader of an older version to what has changed since. */
export function ChangedSince({ paper }: { paper: Pick<Litepaper, "slug" | "version" | "versions"> }) {
  const { slug, version, versions } = paper;
  const before = useVersionReadBefore(slug, version);
  if (!before || !versions.includes(before)) return null;
  return (
    <p className={styles.changed}>
      <a href={changesPath(slug, before)}>Changed since you read version {before}</a>
    </p>
  );
}
