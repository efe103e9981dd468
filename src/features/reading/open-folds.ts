import { openAround } from "../../ui/open-around";

/** Under which name an entry of the tab's history remembers the folds that are open. */
const FOLDS = "folds";

/**
 * Opens the folds that were open on this entry of history, and those around what the address names: browsers do the
 * latter on the first arrival alone. It runs when the page is parsed, before the browser restores the place.
 */
export function openRememberedFolds(): void {
  const ids: string[] = [window.location.hash.slice(1), ...(window.history.state?.[FOLDS] ?? [])];
  for (const id of ids) openAround(document.getElementById(id));
}

/** Remembers which folds are open, for a reload and for the way back. */
export function rememberOpenFolds(): void {
  const remember = () => {
    const open = [...document.querySelectorAll("details[open][id]")].map(({ id }) => id);
    window.history.replaceState({ ...window.history.state, [FOLDS]: open }, "");
  };
  document.addEventListener("toggle", remember, { capture: true });
}
