/** The figures of Agentic Finance show the run's values, at the places of their axes. */
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { figures } from "../../src/figures/registry";
import { readRun } from "../../src/gatsby/run";
import { numberOf } from "../../src/lib/run";

const run = readRun(join(__dirname, "../.."));
const get = (name: string) => numberOf(run.values, name);
const printed = (name: string) => run.values[name]?.number ?? "";

/** A figure's labels, line by line, and its description. */
function figure(name: string) {
  const drawing = figures[name];
  if (!drawing) throw new Error(`There is no figure "${name}".`);
  const { document } = new JSDOM(renderToStaticMarkup(createElement(drawing.Drawing, { run }))).window;
  const lines = [...document.querySelectorAll("text > tspan")].map(({ textContent }) =>
    (textContent ?? "").normalize("NFKC"),
  );
  const circles = [...document.querySelectorAll("circle")].map((circle) => ({
    x: Number(circle.getAttribute("cx")),
    y: Number(circle.getAttribute("cy")),
  }));
  return { lines, circles, description: document.querySelector("desc")?.textContent ?? "" };
}

test("final inputs end before the next delivery, aligned windows outlast the dispute above", () => {
  const { lines, description } = figure("multi-hop-deadlines");
  expect(lines).toEqual(
    expect.arrayContaining([
      "Tove: day 1 to day 7",
      "Sana: day 8 to day 14",
      "Lior: day 15 to day 21",
      "Tove: can be disputed for 12.5 days",
      "Sana: can be disputed for 7 days",
      "Lior: can be disputed for 1.5 days",
    ]),
  );
  expect(description).toContain("Lior by day 15, closed on day 21");
  expect([get("hop.deadline.leaf"), get("hop.deadline.middle"), get("hop.deadline.root")]).toEqual([
    1, 8, 15,
  ]);
  expect(get("dao.delay")).toBe(21);
  expect([get("hop.waiting.middle"), get("hop.waiting.leaf")]).toEqual([7, 12.5]);
});

test("the health factor reaches one where the run says", () => {
  const { lines, circles, description } = figure("health-factor");
  const days = ["loan.until.after", "loan.until"].map(printed);
  expect(lines).toEqual(expect.arrayContaining(["0", ...days, "30", "0.9", "1", "1.1", "1.2"]));
  const [sooner, later] = circles;
  expect(sooner?.y).toBe(later?.y);
  // Days run from 60 to 470 units.
  expect(((sooner?.x ?? 0) - 60) / (470 - 60)).toBeCloseTo(get("loan.until.after") / get("loan.term"), 9);
  expect(((later?.x ?? 0) - 60) / (470 - 60)).toBeCloseTo(get("loan.until") / get("loan.term"), 9);
  for (const name of ["loan.health", "loan.health.before", "loan.health.dispute"])
    expect(description).toContain(printed(name));
});

test("the policy lies between the fair price and the most that is paid, beyond the bound", () => {
  const { lines, circles, description } = figure("insurance-band");
  expect(lines).toEqual(
    expect.arrayContaining([
      printed("cover.bound.cheat"),
      printed("cover.payout"),
      printed("job.slash"),
      "2",
    ]),
  );
  expect(circles).toEqual([
    {
      x: 60 + (416 * get("cover.payout")) / get("job.slash"),
      y: expect.closeTo(420 - (368 * get("cover.premium")) / 2, 9),
    },
  ]);
  expect(get("cover.fair")).toBeLessThan(get("cover.premium"));
  expect(get("cover.premium")).toBeLessThan(get("cover.premium.most"));
  expect(get("cover.bound.cheat")).toBeLessThan(get("cover.payout"));
  expect(description).toContain(
    `pays ${printed("cover.payout")} USDC for a premium of ${printed("cover.premium")} USDC`,
  );
});

test("curve and pool meet at the run's graduation, with the depth that the text computes", () => {
  const { lines, description } = figure("bonding-curve");
  expect(lines).toEqual(
    expect.arrayContaining([
      printed("launch.sold"),
      get("launch.price.last").toPrecision(2),
      "1.35 times steeper",
    ]),
  );
  for (const name of ["launch.price.first", "launch.price.last", "launch.sold", "launch.reserve"])
    expect(description).toContain(printed(name));
});
