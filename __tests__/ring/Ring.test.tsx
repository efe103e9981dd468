/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { layOutDots } from "../../src/ring/dot-layout";
import { createDots, Ring } from "../../src/ring/Ring";

const countTicks = (path: Element | null | undefined) => path?.getAttribute("d")?.match(/M/g)?.length ?? 0;

test("a ring with a label is one image, and one without is hidden", () => {
  const { container } = render(<Ring label="100 USDC wait." />);
  expect(screen.getByRole("img", { name: "100 USDC wait." })).toBeInTheDocument();
  const hidden = render(<Ring />);
  expect(hidden.container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("[id], [style]")).toBeNull();
});

test("there is a tick for each hour, a longer one for every twelfth, and those that have passed are drawn apart", () => {
  const { container } = render(<Ring hours={24} hour={3} />);
  const [passed, left] = container.querySelectorAll("svg > path");
  expect([countTicks(passed), countTicks(left)]).toEqual([3, 21]);
  // Long ticks at hours 0 and 12 begin 174 units above and below the centre.
  expect(container.innerHTML.match(/M0 -?174L/g)).toHaveLength(2);
  expect(container.innerHTML.match(/174/g)).toHaveLength(2);
});

test("a dot that changes its place stays the same element", () => {
  const { container, rerender } = render(<Ring dots={createDots({ escrow: 2 })} />);
  const dots = [...container.querySelectorAll("[data-dot]")];
  rerender(<Ring dots={["escrow", "agent"]} />);
  expect([...container.querySelectorAll("[data-dot]")]).toEqual(dots);
  expect(dots.map((dot) => dot.getAttribute("data-dot"))).toEqual(["escrow", "agent"]);
});

test.each([
  ["escrow", 150],
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
