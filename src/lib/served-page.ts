/**
 * The page as it was served, for React to take over.
 *
 * Extensions and translators put elements of their own into the page, some before React comes. React would find another
 * page than it has drawn, and draw all of it anew in its place: what the reader has opened or typed would be gone.
 */

/** Gatsby's name for the element that React draws into. */
const ROOT = "___gatsby";

type Watched = Window & { pageChanges?: () => MutationRecord[] };

/** Watches the served page from its end on, in the page's own script: what is added, taken away or written anew. */
export const servedPageScript = `
{
  const changes = [];
  const watcher = new MutationObserver((records) => changes.push(...records));
  watcher.observe(document.getElementById("${ROOT}"), {
    childList: true, characterData: true, characterDataOldValue: true, subtree: true
  });
  window.pageChanges = () => {
    changes.push(...watcher.takeRecords());
    watcher.disconnect();
    return changes;
  };
}
`;

/**
 * Takes back what others have changed in the served page, newest first. Not in a paper's text, into which React does not
 * look: what stands there may stay.
 */
export function restoreServedPage(root: Element): void {
  const { pageChanges } = window as Watched;
  for (const { target, addedNodes, removedNodes, nextSibling, oldValue, type } of (
    pageChanges?.() ?? []
  ).reverse()) {
    const element = target instanceof Element ? target : target.parentElement;
    if (!root.contains(target) || element?.closest("[data-body]")) continue;
    if (type === "characterData") target.nodeValue = oldValue;
    for (const added of addedNodes) if (added.parentNode === target) target.removeChild(added);
    for (const removed of removedNodes)
      target.insertBefore(removed, nextSibling?.parentNode === target ? nextSibling : null);
  }
}
