/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs";
import { act, render, screen } from "@testing-library/react";
import { FeatureDrawing } from "../../../../src/features/landing/FeatureDrawing/FeatureDrawing";
import type { DrawingName } from "../../../../src/features/landing/features";

const names: DrawingName[] = ["chain", "reputation", "finance", "wallet", "multi-hop", "open-protocol"];
const folder = "src/features/landing/FeatureDrawing";
const stylesheets = readdirSync(folder)
  .filter((name) => name.endsWith(".css"))
  .map((name) => readFileSync(`${folder}/${name}`, "utf8"));

test("each drawing is one image whose alternative says what it alone shows", () => {
  for (const name of names) render(<FeatureDrawing name={name} />);
  const labels = screen.getAllByRole("img").map((image) => image.getAttribute("aria-label") ?? "");
  expect(new Set(labels).size).toBe(6);
  for (const label of labels) expect(label.split(" ").length).toBeGreaterThan(10);
  // So that it can stand twice on a page, under a strict policy.
  expect(document.querySelector("svg [id], svg [style]")).toBeNull();
});

test("as many blocks are said to settle in one as are drawn", () => {
  const { container } = render(<FeatureDrawing name="chain" />);
  const [batch] = container.querySelectorAll("g > g");
  expect(batch?.querySelectorAll("path")).toHaveLength(4);
  expect(screen.getByRole("img", { name: /every four settle in one block/ })).toBeInTheDocument();
});

test("out of sight it is marked so, for CSS to pause it; unasked, or where the browser cannot tell, it is not", () => {
  let report: (...seen: boolean[]) => void = () => {};
  const disconnect = jest.fn();
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      report = (...seen) => act(() => callback(seen.map((isIntersecting) => ({ isIntersecting }))));
    }
    observe() {}
    disconnect = disconnect;
  }
  const marked = (container: HTMLElement) => container.firstElementChild?.getAttribute("data-onscreen");
  expect(marked(render(<FeatureDrawing name="wallet" />).container)).toBeNull();
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const { container, unmount } = render(<FeatureDrawing name="wallet" />);
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
  expect(marked(container)).toBeNull();
  report(false);
  expect(marked(container)).toBe("false");
  // The last of several reports that arrive at once.
  report(false, true);
  expect(marked(container)).toBe("true");
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test("only transform, opacity and dash offset are animated, each from where it begins to the still", () => {
  const frames = stylesheets.flatMap((css) => css.match(/@keyframes[\s\S]*?\n {2}\}/g) ?? []);
  expect(frames.length).toBeGreaterThan(8);
  for (const frame of frames) expect(frame).toMatch(/^@keyframes [\w-]+ \{\s*from \{[^{}]*\}\s*\}$/);
  const animated = new Set(frames.join("").match(/[\w-]+(?=:\s)/g));
  expect([...animated].sort()).toEqual(["opacity", "stroke-dashoffset", "transform"]);
});
