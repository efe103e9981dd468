import { addDismissible } from "../lib/dismissal";

let remove = () => {};

/**
 * Says something about a way that was asked for, over the page, and tells screen readers. It stays until the next such
 * word, Escape or a press anywhere.
 */
export function showNotice(text: string): void {
  remove();
  const status = document.createElement("div");
  status.role = "status";
  document.body.append(status);
  const word = document.createElement("p");
  word.className = "notice";
  word.textContent = text;
  // Put into a status that is there already: what comes with its text is not read out.
  status.append(word);
  const dismissed = addDismissible({ dismiss: () => remove(), parts: () => [status] });
  remove = () => {
    dismissed();
    status.remove();
    remove = () => {};
  };
}

/** Takes away what was said, where something was. */
export function removeNotice(): void {
  remove();
}
