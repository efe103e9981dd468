/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs";
import { act, render, screen } from "@testing-library/react";
import { FeatureDrawing } from "../../../src/components/FeatureDrawing/FeatureDrawing";
import type { DrawingName } from "../../../src/lib/texts/features";

const names: DrawingName[] = ["chain", "reputation", "finance", "wallet", "multi-hop", "open-protocol"];
const folder = "src/components/FeatureDrawing";
const stylesheets = readdirSync(folder)
  .filter((name) => name.endsWith(".css"))
  .map((name) => readFileSync(`${folder}/${name}`, "utf8"));

describe.each(names)("the drawing %s", (name) => {
  test("is one image with an alternative that says what it shows", () => {
    render(<FeatureDrawing name={name} />);
    const label = screen.getByRole("img").getAttribute("aria-label") ?? "";
    expect(label.split(" ").length).toBeGreaterThan(10);
  });

  test("can stand twice on a page under a strict policy: no ids, no style attributes", () => {
    const { container } = render(<FeatureDrawing name={name} />);
    expect(container.querySelector("[id], [style]")).toBeNull();
  });
});

test("as many blocks are said to fold into one as are drawn", () => {
  const { container } = render(<FeatureDrawing name="chain" />);
  const strands = /^(?:M[^M]*z){6}$/;
  expect(
    [...container.querySelectorAll("path")].some((path) => strands.test(path.getAttribute("d") ?? "")),
  ).toBe(true);
  expect(screen.getByRole("img", { name: /every six fold into one/ })).toBeInTheDocument();
});

test("the six alternatives differ", () => {
  const labels = names.map((name) => {
    const { unmount } = render(<FeatureDrawing name={name} />);
    const label = screen.getByRole("img").getAttribute("aria-label");
    unmount();
    return label;
  });
  expect(new Set(labels).size).toBe(6);
});

test("a label given by the page replaces the drawing's own", () => {
  render(<FeatureDrawing name="chain" label="Blocks" />);
  expect(screen.getByRole("img", { name: "Blocks" })).toBeInTheDocument();
});

test("out of sight it is marked so, for CSS to pause it; unasked it is not", () => {
  let report: (seen: boolean) => void = () => {};
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      report = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const { container } = render(<FeatureDrawing name="wallet" />);
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
  expect(container.firstElementChild).not.toHaveAttribute("data-onscreen");
  report(false);
  expect(container.firstElementChild).toHaveAttribute("data-onscreen", "false");
  report(true);
  expect(container.firstElementChild).toHaveAttribute("data-onscreen", "true");
});

test("only transform, opacity and dash offset are animated", () => {
  const frames = stylesheets.flatMap((css) => css.match(/@keyframes[\s\S]*?\n {2}\}/g) ?? []);
  const animated = new Set(frames.join("").match(/[\w-]+(?=:\s)/g));
  expect(frames.length).toBeGreaterThan(10);
  expect([...animated].sort()).toEqual(["opacity", "stroke-dashoffset", "transform"]);
});

test("the reader's pause and the observer's both stop it", () => {
  const paused =
    /\.drawing\[data-onscreen="false"\] \*,\s*:root\[data-motion="paused"\] \.drawing \* \{\s*animation-play-state: paused;/;
  expect(stylesheets.join("")).toMatch(paused);
});
