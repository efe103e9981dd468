/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useAccordion } from "../../../src/features/landing/use-accordion";

const IDS = ["chain", "reputation", "finance"];

const open = () => renderHook(() => useAccordion(IDS)).result;

function goTo(hash: string): void {
  window.history.replaceState(null, "", `/${hash}`);
  act(() => {
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
}

afterEach(() => window.history.replaceState(null, "", "/"));

test("the open item closes, and then none is open", () => {
  const result = open();
  expect(result.current.open).toBe("chain");
  act(() => result.current.toggle("chain"));
  expect(result.current.open).toBeUndefined();
  act(() => result.current.toggle("chain"));
  expect(result.current.open).toBe("chain");
});

test("two clicks at once, of which the first has not been shown yet, open and close", () => {
  const result = open();
  const { toggle } = result.current;
  act(() => {
    toggle("finance");
    toggle("finance");
  });
  expect(result.current.open).toBeUndefined();
});

test("an address that changes opens its item; one that names no item changes nothing", () => {
  const result = open();
  goTo("#finance");
  expect(result.current.open).toBe("finance");
  goTo("#litepapers");
  expect(result.current.open).toBe("finance");
  goTo("");
  expect(result.current.open).toBe("finance");
});

test("the way back opens nothing: its entry gives up naming an item that the reader has closed since", () => {
  const result = open();
  goTo("#finance");
  const { state } = window.history;
  goTo("#litepapers");
  act(() => result.current.toggle("reputation"));
  window.history.replaceState(state, "", "/#finance");
  act(() => {
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(result.current.open).toBe("reputation");
  expect(window.location.hash).toBe("");
});

describe("an entry of the history", () => {
  test("remembers what was open, and that nothing was", () => {
    const { result, unmount } = renderHook(() => useAccordion(IDS));
    act(() => result.current.toggle("finance"));
    unmount();
    const again = renderHook(() => useAccordion(IDS));
    expect(again.result.current.open).toBe("finance");
    act(() => again.result.current.toggle("finance"));
    again.unmount();
    expect(open().current.open).toBeUndefined();
  });

  test("takes over what was open in the one before it, where it is a place in the same page", () => {
    const result = open();
    act(() => result.current.toggle("finance"));
    goTo("#litepapers");
    expect(window.location.hash).toBe("#litepapers");
    expect(open().current.open).toBe("finance");
  });

  test("that remembers an item which is there no more begins with the first", () => {
    window.history.replaceState({ open: "gone" }, "", "/");
    expect(open().current.open).toBe("chain");
  });

  test("comes after the address, which gives up naming an item that is open no more", () => {
    window.history.replaceState({ open: "finance", key: "1234" }, "", "/?a=b#reputation");
    const result = open();
    expect(result.current.open).toBe("reputation");
    act(() => result.current.toggle("chain"));
    expect(window.location.href).toMatch(/\/\?a=b$/);
    // What others have written into it stays.
    expect(window.history.state).toMatchObject({ key: "1234" });
    expect(open().current.open).toBe("chain");
  });
});
