/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { Hero } from "../../src/landing/Hero";
import { PageExample } from "../fixtures/PageExample";

const renderHero = () => render(<Hero />, { wrapper: PageExample });

/** Reports that every observed element is in the window, which jsdom does not. */
class FakeIntersectionObserver {
  constructor(private onChange: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.onChange([{ isIntersecting: true }]);
  disconnect() {}
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "warn").mockImplementation(() => {});
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

test("before it moves, the ring stands at hour 20, and a screen reader gets one sentence of the names and the hour", () => {
  renderHero();
  expect(screen.getByRole("img").getAttribute("aria-label")).toMatch(
    /^Bea .*100\sUSDC.* Lior.* hour 20 of 72, .*\.$/,
  );
  expect(screen.getByText(/^Hour 20 of 72\./)).toHaveAttribute("aria-hidden", "true");
});

test("while it is seen, the ring plays one job in about 16 s and rests where it began", () => {
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
  const { container } = renderHero();
  const lines = new Set<string>();
  for (let second = 0; second < 18; second += 1) {
    act(() => jest.advanceTimersByTime(1000));
    lines.add(
      (container.querySelector("div[aria-hidden]:not(:has(*))")?.textContent ?? "").replace(/\d+ of/, "n of"),
    );
  }
  expect([...lines]).toEqual([
    expect.stringMatching(/^Hour n of 72/),
    expect.stringMatching(/orders/),
    expect.stringMatching(/pays/),
    expect.stringMatching(/delivers/),
    expect.stringMatching(/reads/),
    expect.stringMatching(/is paid 96\sUSDC/),
  ]);
  expect(container.querySelectorAll("[data-dot=agent]")).toHaveLength(96);
  expect(container.querySelectorAll("[data-dot=spent]")).toHaveLength(4);
  act(() => jest.advanceTimersByTime(5000));
  expect(container.querySelectorAll("[data-dot=escrow]")).toHaveLength(100);
  expect(jest.getTimerCount()).toBe(0);
});
