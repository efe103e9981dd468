import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { futureDates } from "../../src/content/future-dates";
import { PATH, places, writePaper } from "../paper/writing";

const NOW = new Date("2026-11-26T09:00:00Z");

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "dates-"));
  mkdirSync(join(root, dirname(PATH)), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const datesOf = (source: string) => {
  writeFileSync(join(root, PATH), source);
  return places(futureDates(root, [PATH], NOW));
};

test("a date that is still to come is told of at its place, also where other fields are wrong", () => {
  const dates = { datePublished: '"2026-11-20"', dateModified: '"2027-01-01"' };
  expect(datesOf(writePaper("Text.", { ...dates, title: undefined }))).toEqual([
    "8:15 `dateModified`: 2027-01-01 is still to come.",
  ]);
});

test("today is in order, and tomorrow, where it has begun somewhere", () => {
  const dates = (day: string) => ({ datePublished: `"${day}"`, dateModified: `"${day}"` });
  expect(datesOf(writePaper("Text.", dates("2026-11-26")))).toEqual([]);
  expect(futureDates(root, [PATH], new Date("2026-11-25T10:00:00Z"))).toEqual([]);
  expect(futureDates(root, [PATH], new Date("2026-11-25T09:59:00Z"))).toHaveLength(2);
});

test("a file without fields has no date", () => {
  expect(datesOf("Text.")).toEqual([]);
});
