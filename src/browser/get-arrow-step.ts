type KeyPress = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing">;

/** Returns an arrow key's step in a list: 1 down, -1 up, 0 for other keys, with a modifier and while a character is composed. */
export function getArrowStep(press: KeyPress): -1 | 0 | 1 {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey || press.isComposing) return 0;
  return press.key === "ArrowDown" ? 1 : press.key === "ArrowUp" ? -1 : 0;
}
