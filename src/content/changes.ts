import type { PaperChange } from "./litepaper-frontmatter";

export type VersionChanges = { version: string; date: string; texts: string[] };

/** A paper's changes, version by version, as they are listed. */
export function groupByVersion(changes: readonly PaperChange[]): VersionChanges[] {
  const groups: VersionChanges[] = [];
  for (const { version, date, text } of changes) {
    const last = groups.at(-1);
    if (last?.version === version && last.date === date) last.texts.push(text);
    else groups.push({ version, date, texts: [text] });
  }
  return groups;
}
