/** Whether what has the focus takes what is typed: a slider is an input too, and does not. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=range]), textarea");
}
