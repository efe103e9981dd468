/** What others have changed in the served page so far, as `src/gatsby/harden/bootstrap.ts` notes it. */
export type ServedPage = {
  changes: MutationRecord[];
  watcher: MutationObserver;
  /** Called after each change. */
  onChange?: () => void;
};

/** Who puts something back each time it is taken away is left to it in the end. */
const TRIES = 10;

/**
 * Takes back what extensions and translators have put into the served page, moved in it or taken from it, the latest
 * change first: React would find another page than was served, and draw all of it anew, without its reader's place,
 * focus and open parts. Who has changed it may do so again once React has it.
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

/** The same again after each change, while React takes the page over piece by piece; until the answer is called. */
export function keepServedPage(served: ServedPage): () => void {
  let tries = 0;
  restoreServedPage(served);
  served.onChange = () => {
    tries += 1;
    if (tries <= TRIES) restoreServedPage(served);
  };
  return () => served.watcher.disconnect();
}
