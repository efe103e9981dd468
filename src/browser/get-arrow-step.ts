type Pressed = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing">;

/**
 * Which way an arrow key leads in a list: 1 down, -1 up, 0 for any other key. With a modifier, or while a character is
 * composed, the key is the browser's.
 */
export function getArrowStep({ key, altKey, ctrlKey, metaKey, shiftKey, isComposing }: Pressed): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey || shiftKey || isComposing) return 0;
  return key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
}
