/**
 * Adds the methods of dialogs that jsdom lacks (https://github.com/jsdom/jsdom/issues/3294). As in browsers, closing a dialog
 * returns the focus and queues its close event. Also makes `scrollIntoView` do nothing, as jsdom has no layout.
 */
export function mockDialogs(): void {
  HTMLElement.prototype.scrollIntoView = () => {};
  const previousFocus = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function () {
    previousFocus.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>("button, input")?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    const element = previousFocus.get(this);
    if (element instanceof HTMLElement) element.focus();
    setTimeout(() => this.dispatchEvent(new Event("close")));
  };
}
