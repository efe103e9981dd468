/** @jest-environment jsdom */
import { addDismissible, type Dismissal } from "../../src/browser/add-dismissible";

const closeFunctions: (() => void)[] = [];

afterEach(() => {
  for (const close of closeFunctions.splice(0)) close();
  document.body.replaceChildren();
});

/** Opens something that closes when it is dismissed, and returns the list of its dismissals. */
function openDismissible(parts?: readonly Element[]): Dismissal[] {
  const dismissals: Dismissal[] = [];
  const close = addDismissible({
    dismiss: (by) => {
      dismissals.push(by);
      close();
    },
    getParts: parts && (() => parts),
  });
  closeFunctions.push(close);
  return dismissals;
}

function appendButton(parent: Element = document.body): HTMLElement {
  const button = document.createElement("button");
  parent.append(button);
  return button;
}

const pressOn = (target: Element) => target.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
const pressEscape = (init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, ...init }),
  );

test("what has no parts is dismissed by Escape alone, which dismisses only what was opened last, and then does nothing else", () => {
  const [first, second] = [openDismissible(), openDismissible()];
  pressOn(appendButton());
  appendButton().focus();
  expect(pressEscape()).toBe(false);
  expect([first, second]).toEqual([[], ["escape"]]);
  expect(pressEscape()).toBe(false);
  expect([first, second]).toEqual([["escape"], ["escape"]]);
  expect(pressEscape()).toBe(true);
});

test("other keys dismiss nothing, nor does an Escape that something has used or that ends a composition", () => {
  const dismissals = openDismissible();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  pressEscape({ isComposing: true });
  const consumeEscape = (event: Event) => event.preventDefault();
  document.body.addEventListener("keydown", consumeEscape);
  pressEscape();
  document.body.removeEventListener("keydown", consumeEscape);
  expect(dismissals).toEqual([]);
  pressEscape();
  expect(dismissals).toEqual(["escape"]);
});

test("a press dismisses everything that it is outside of", () => {
  const [menu, card, elsewhere] = [appendButton(), appendButton(), appendButton()];
  const [first, second] = [openDismissible([menu]), openDismissible([card])];
  pressOn(card);
  expect([first, second]).toEqual([["press"], []]);
  pressOn(elsewhere);
  expect(second).toEqual(["press"]);
});

test("the focus dismisses what it leaves, but not when it moves to an ancestor", () => {
  const [outer, elsewhere] = [document.createElement("main"), appendButton()];
  outer.tabIndex = -1;
  document.body.append(outer);
  const menu = appendButton(outer);
  const dismissals = openDismissible([menu]);
  menu.focus();
  outer.focus();
  expect(dismissals).toEqual([]);
  elsewhere.focus();
  expect(dismissals).toEqual(["focus"]);
});
