import fc from "fast-check";
import { formatCount, formatDay } from "../../src/lib/plain-format";

test.each([
  ["2026-11-20", "20 November 2026"],
  ["2027-01-01", "1 January 2027"],
])("%s is written %s, in every time zone", (day, written) => {
  expect(formatDay(day)).toBe(written);
});

test("every day is written with its own number and year", () => {
  const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const [year, , number] = day.split("-").map(Number);
      expect(formatDay(day)).toMatch(new RegExp(`^${number} [A-Z][a-z]+ ${year}$`));
    }),
  );
});

test("a count is written as English does, with commas between the thousands", () => {
  fc.assert(fc.property(fc.nat(), (count) => expect(formatCount(count)).toBe(count.toLocaleString("en-GB"))));
});
