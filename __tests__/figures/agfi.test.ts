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
      "Tove: day 1 to day 10",
      "Sana: day 11 to day 20",
      "Lior: day 21 to day 30",
      "Tove: can be disputed for 18 days",
      "Sana: can be disputed for 10.5 days",
      "Lior: can be disputed for 3 days",
    ]),
  );
  expect(description).toContain("Lior by day 21, closed on day 30");
  expect([get("hop.deadline.leaf"), get("hop.deadline.middle"), get("hop.deadline.root")]).toEqual([
    1, 11, 21,
  ]);
  expect(get("dao.delay")).toBe(30);
  expect([get("hop.waiting.middle"), get("hop.waiting.leaf")]).toEqual([10.5, 18]);
});

test("the health factor reaches one where the run says", () => {
  const { lines, circles, description } = figure("health-factor");
  const days = ["loan.until.after", "loan.until"].map(printed);
  expect(lines).toEqual(expect.arrayContaining(["0", ...days, "14", "28", "0.9", "1", "1.1", "1.2"]));
  const [sooner, later] = circles;
  expect(sooner?.y).toBe(later?.y);
  // Days run from 60 to 470 units, to twice the term.
  expect(((sooner?.x ?? 0) - 60) / (470 - 60)).toBeCloseTo(get("loan.until.after") / 28, 9);
  expect(((later?.x ?? 0) - 60) / (470 - 60)).toBeCloseTo(get("loan.until") / 28, 9);
  for (const name of ["loan.health", "loan.health.before", "loan.health.dispute"])
    expect(description).toContain(printed(name));
});

test("the policy lies between the fair price and the most that is paid, short of the bound, which no payout reaches", () => {
  const { lines, circles, description } = figure("insurance-band");
  expect(lines).toEqual(
    expect.arrayContaining([
      `no payout reaches ${printed("cover.bound.cheat")}`,
      printed("cover.payout"),
      printed("job.slash"),
      "3",
    ]),
  );
  expect(circles).toEqual([
    {
      x: 60 + (416 * get("cover.payout")) / get("job.slash"),
      y: expect.closeTo(420 - (368 * get("cover.premium")) / 3, 9),
    },
  ]);
  expect(get("cover.fair")).toBeLessThan(get("cover.premium"));
  expect(get("cover.premium")).toBeLessThan(get("cover.premium.most"));
  expect(get("cover.payout")).toBeLessThan(get("job.slash"));
  expect(get("job.slash")).toBeLessThan(get("cover.bound.cheat"));
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
