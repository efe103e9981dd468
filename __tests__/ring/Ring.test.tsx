/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { layOutDots } from "../../src/ring/dot-layout";
import { createDots, Ring } from "../../src/ring/Ring";

test("a ring with a label is one image, and one without is hidden", () => {
  const { container } = render(<Ring label="100 USDC wait." />);
  expect(screen.getByRole("img", { name: "100 USDC wait." })).toBeInTheDocument();
  const hidden = render(<Ring />);
  expect(hidden.container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("[id], [style]")).toBeNull();
});

/** Returns the hours of the ring at which a path has its ticks, by the rules of SVG dashes. */
function getTickHours(path: Element, from: number, amount: number): number[] {
  const [unit, dash] = ["pathLength", "stroke-dashoffset"].map((name) => Number(path.getAttribute(name)));
  const [thickness = 0] = (path.getAttribute("stroke-dasharray") ?? "").split(" ").map(Number);
  const hoursPerUnit = amount / (unit || 1);
  const first = (thickness / 2 - (dash ?? 0)) * hoursPerUnit;
  return Array.from({ length: Math.ceil((amount - first) / hoursPerUnit) }, (_, tick) =>
    Math.floor(from + first + tick * hoursPerUnit),
  );
}

test("there is a tick for each hour, a longer one for every twelfth, and those that have passed have no actor", () => {
  const { container } = render(<Ring hours={24} hour={3} actor="buyer" />);
  const ticks = [...container.querySelectorAll("[data-actor] > [pathLength]")];
  expect(ticks.map((path) => path.closest<SVGElement>("[data-actor]")?.dataset.actor)).toEqual([
    ...["nobody", "nobody", "buyer", "buyer"],
  ]);
  const hours = ticks.map((path, index) =>
    index < 2 ? getTickHours(path, 0, 3) : getTickHours(path, 3, 21),
  );
  expect(hours).toEqual([[0, 1, 2], [0], Array.from({ length: 21 }, (_, hour) => hour + 3), [12]]);
});

test("two who may act take turns, tick by tick", () => {
  const { container } = render(
    <Ring hours={8} windows={[{ from: 2, amount: 6, actors: ["buyer", "agent"] }]} />,
  );
  const ticks = ["buyer", "agent"].map((actor) => container.querySelector(`[data-actor=${actor}] > path`));
  expect(ticks.map((path) => path && getTickHours(path, 2, 6))).toEqual([
    [2, 4, 6],
    [3, 5, 7],
  ]);
});

test("a dot that changes its place stays the same element", () => {
  const { container, rerender } = render(<Ring dots={createDots({ escrow: 2 })} />);
  const dots = [...container.querySelectorAll("[data-dot]")];
  rerender(<Ring dots={["escrow", "agent"]} />);
  expect([...container.querySelectorAll("[data-dot]")]).toEqual(dots);
  expect(dots.map((dot) => dot.getAttribute("data-dot"))).toEqual(["escrow", "agent"]);
});

test.each([
  ["escrow", 200],
  ["buyer", 125],
  ["agent", 125],
  ["spent", 60],
] as const)("the dots at %s lie apart, in or beside the ring: %i", (place, count) => {
  const dots = layOutDots(createDots({ [place]: count }));
  expect(dots).toHaveLength(count);
  for (const [index, { x, y }] of dots.entries()) {
    const fromCentre = Math.hypot(x, y);
    expect(place === "escrow" ? fromCentre < 166 : fromCentre > 204).toBe(true);
    const distances = dots.slice(index + 1).map((other) => Math.hypot(x - other.x, y - other.y));
    expect(Math.min(...distances)).toBeGreaterThan(8);
  }
});
