import { addDismissible } from "../lib/dismissal";

let remove = () => {};

/**
 * Says something about a way that was asked for, over the page, and tells screen readers. It stays until the next such
 * word, Escape or a press anywhere.
 */
export function showNotice(text: string): void {
  remove();
  const word = document.createElement("p");
  word.className = "notice";
  word.role = "alert";
  word.textContent = text;
  document.body.append(word);
  const dismissed = addDismissible({ dismiss: () => remove(), parts: () => [word] });
  remove = () => {
    dismissed();
    word.remove();
    remove = () => {};
  };
}

/** Takes away what was said, where something was. */
export function removeNotice(): void {
  remove();
}
