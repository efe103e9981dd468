/** By these a reader moves in a page; scrolling alone may be the browser's. */
export const INTENTS = ["wheel", "touchmove", "pointerdown", "keydown"];
