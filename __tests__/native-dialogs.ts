/**
 * Gives jsdom the dialogs that it does not have, as browsers have them: the focus goes back when one is closed, and its
 * event comes in a task of its own. Nothing scrolls in jsdom.
 */
export function mockDialogs(): void {
  HTMLElement.prototype.scrollIntoView = () => {};
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function () {
    before.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>("button, input")?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    const focused = before.get(this);
    if (focused instanceof HTMLElement) focused.focus();
    setTimeout(() => this.dispatchEvent(new Event("close")));
  };
}
