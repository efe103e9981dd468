import fc from "fast-check";
import { formatDay } from "../../src/site/plain-format";

test("a day is formatted as in British English, whatever the time zone", () => {
  const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  const english = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  fc.assert(
    fc.property(days, (date) =>
      expect(formatDay(date.toISOString().slice(0, 10))).toBe(english.format(date)),
    ),
  );
});
