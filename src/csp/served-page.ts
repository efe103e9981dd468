/** What others have changed in the served page so far, as `src/csp/start-script.ts` notes it. */
export type ServedPage = {
  changes: MutationRecord[];
  watcher: MutationObserver;
};

/**
 * Takes back what extensions and translators have put into the served page, moved in it or taken from it, the latest
 * change first. React would find another page than was served and draw it anew, without what its reader has typed.
 */
export function restoreServedPage({ changes, watcher }: ServedPage): void {
  const all = [...changes.splice(0), ...watcher.takeRecords()];
  for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of all.reverse()) {
    if (oldValue !== null) target.nodeValue = oldValue;
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    const next = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of removedNodes) target.insertBefore(node, next);
  }
  // What this has changed itself.
  watcher.takeRecords();
}
