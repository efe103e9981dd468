import type { PaperChange } from "./litepaper-frontmatter";

/** Heading of what stands at a paper's very end, outside its contents. */
export const CHANGES_TITLE = "Changes";

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
