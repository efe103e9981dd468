import { useVersionReadBefore } from "../../hooks/use-version-read-before";
import { changesPath, type Litepaper } from "../../lib/litepaper";
import * as styles from "./ChangedSince.module.css";

/** Says to who has read an older version that there is a newer one, and leads to what is different. */
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
