type KeyPress = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing">;

/**
 * Returns the step that an arrow key takes in a list: 1 down, -1 up, 0 for any other key. Arrows with a modifier, or while
 * a character is composed, are left to the browser.
 */
export function getArrowStep(press: KeyPress): -1 | 0 | 1 {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey || press.isComposing) return 0;
  return press.key === "ArrowDown" ? 1 : press.key === "ArrowUp" ? -1 : 0;
}
