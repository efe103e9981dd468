import { useEffect, useState } from "react";
import type { Litepaper } from "../site/litepaper-facts";
import { changesPath } from "../site/litepaper-paths";
import { keep, recall } from "../browser/storage";
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

/** The version of a paper that this browser showed before, where that was another one. Unknown where storage is denied. */
function useVersionReadBefore(slug: string, version: string): string | undefined {
  const [before, setBefore] = useState<string>();
  useEffect(() => {
    const key = `read-${slug}`;
    const read = recall("localStorage", key);
    if (read !== version) keep("localStorage", key, version);
    setBefore(read && read !== version ? read : undefined);
  }, [slug, version]);
  return before;
}
