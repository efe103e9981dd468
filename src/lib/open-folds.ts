/** Under which name an entry of the tab's history remembers the folds that are open. */
const FOLDS = "folds";

/**
 * Opens the folds that were open on this entry of history, and those around what the address names: browsers do the
 * latter on the first arrival alone. It runs in the head, so that they are open before the browser restores the place.
 */
export const foldsScript = `addEventListener("DOMContentLoaded",()=>{for(const i of[location.hash.slice(1),...history.state?.${FOLDS}??[]])for(let e=document.getElementById(i);e=e?.closest("details");e=e.parentElement)e.open=!0});`;

/** Remembers which folds are open, for a reload and for the way back. */
export function rememberOpenFolds(): void {
  const remember = () => {
    const open = [...document.querySelectorAll("details[open][id]")].map(({ id }) => id);
    window.history.replaceState({ ...window.history.state, [FOLDS]: open }, "");
  };
  document.addEventListener("toggle", remember, { capture: true });
}
