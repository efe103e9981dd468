/** @jest-environment jsdom */
import { addDismissible, type Dismissal } from "../../src/browser/add-dismissible";

const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
  document.body.replaceChildren();
});

/** Opens something of which the names of its dismissals are kept, and which closes at the first. */
function open(parts?: readonly Element[]): Dismissal[] {
  const dismissals: Dismissal[] = [];
  const close = addDismissible({
    dismiss: (by) => {
      dismissals.push(by);
      close();
    },
    parts: parts && (() => parts),
  });
  closers.push(close);
  return dismissals;
}

function element(parent: Element = document.body): HTMLElement {
  const button = document.createElement("button");
  parent.append(button);
  return button;
}

const press = (target: Element) => target.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
const pressEscape = (init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, ...init }),
  );

test("Escape dismisses what was opened last, one thing at a time, and is used up by that", () => {
  const [first, second] = [open(), open()];
  expect(pressEscape()).toBe(false);
  expect([first, second]).toEqual([[], ["escape"]]);
  expect(pressEscape()).toBe(false);
  expect([first, second]).toEqual([["escape"], ["escape"]]);
  expect(pressEscape()).toBe(true);
});

test("other keys, and an Escape that something has used or that ends a composition, dismiss nothing", () => {
  const dismissals = open();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  pressEscape({ isComposing: true });
  const use = (event: Event) => event.preventDefault();
  document.body.addEventListener("keydown", use);
  pressEscape();
  document.body.removeEventListener("keydown", use);
  expect(dismissals).toEqual([]);
  pressEscape();
  expect(dismissals).toEqual(["escape"]);
});

test("a press dismisses all that it is not a part of", () => {
  const [menu, card, elsewhere] = [element(), element(), element()];
  const [first, second] = [open([menu]), open([card])];
  press(card);
  expect([first, second]).toEqual([["press"], []]);
  press(elsewhere);
  expect(second).toEqual(["press"]);
});

test("the focus dismisses what it leaves, not what it stays in or falls back from", () => {
  const [outer, elsewhere] = [document.createElement("main"), element()];
  outer.tabIndex = -1;
  document.body.append(outer);
  const menu = element(outer);
  const dismissals = open([menu]);
  menu.focus();
  outer.focus();
  expect(dismissals).toEqual([]);
  elsewhere.focus();
  expect(dismissals).toEqual(["focus"]);
});

test("what names no parts is dismissed by Escape alone", () => {
  const dismissals = open();
  press(element());
  element().focus();
  expect(dismissals).toEqual([]);
});
