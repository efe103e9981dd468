import fc from "fast-check";
import { parseTyped } from "../../src/live/typed-number";
import { printNumber, runValue } from "../../src/example/run";

test.each([
  ["120", "USDC", 120],
  ["  120 USDC ", "USDC", 120],
  ["1,073,000 tokens", "tokens", 1_073_000],
  ["1073000", "tokens", 1_073_000],
  [".5", "ETH", 0.5],
  ["12.5", "share", 0.125],
  ["12.5%", "share", 0.125],
  ["−3", "USDC", -3],
  ["-3", "USDC", -3],
  ["2 USDC per HYPT", "USDC per HYPT", 2],
  ["12,5", "USDC", 12.5],
  ["-1,5 USDC", "USDC", -1.5],
  ["12,5 %", "share", 0.125],
  ["0,125", "ETH", 0.125],
  ["1,1234", "per day", 1.1234],
  ["1,500", "USDC", 1500],
  ["1,500.5", "USDC", 1500.5],
] as const)("%p in %s is read as %p", (text, unit, value) => {
  expect(parseTyped(text, unit)).toBeCloseTo(value, 12);
});

test.each(["", " ", ".", "USDC", "1 2", "1e9", "12,34,567", "1,5.2", ",5", "1.500,5", "0x10", "∞"])(
  "%p is no number",
  (text) => {
    expect(parseTyped(text, "USDC")).toBeNaN();
  },
);

test("what the papers print is read as what they mean", () => {
  const units = ["USDC", "share", "hours", "tokens", "ETH", "USDC per point"] as const;
  fc.assert(
    fc.property(fc.constantFrom(...units), fc.integer({ min: 0, max: 10_000_000 }), (unit, thousandths) => {
      const value = unit === "share" ? (thousandths % 1001) / 1000 : thousandths / 1000;
      const { text } = runValue({ value, unit });
      expect(printNumber(parseTyped(text, unit), unit)).toBe(printNumber(value, unit));
    }),
  );
});
