import { createExampleValue, getNumber } from "../../src/example/example";
import { formatNumber, formatSignedAmount } from "../../src/example/format-number";

test.each([
  [100, "USDC", "100\u00a0USDC"],
  [8500.535906, "USDC", "8,500.54\u00a0USDC"],
  [-130, "USDC", "−130\u00a0USDC"],
  [0.21538, "share", "21.5%"],
  [1, "hours", "1\u00a0hour"],
  [24, "hours", "24\u00a0hours"],
  [0.000005, "ETH", "0.000005\u00a0ETH"],
  [34612.9, "tokens", "34,613\u00a0tokens"],
  [0.0410883, "USDC per token", "0.041088\u00a0USDC per token"],
  [3, "count", "3"],
  [1.214286, "factor", "1.214"],
  ["Bea", "name", "Bea"],
  [Number.POSITIVE_INFINITY, "days", "without limit"],
] as const)("%p in %s is printed as %p", (value, unit, text) => {
  expect(createExampleValue({ value, unit }).text).toBe(text);
});

test.each([
  [0.115, "0.12"],
  [1.005, "1.01"],
  [2.675, "2.68"],
  [-1.005, "−1.01"],
  [-0.001, "0"],
  // 0.265 in decimals, and a little less in doubles.
  [1.25 * 0.03 * 6 + 0.04, "0.27"],
])("%p is rounded to %p, as its decimal digits are", (value, number) => {
  expect(formatNumber(value, "USDC")).toBe(number);
});

test("a number can be formatted with another precision than its unit has", () => {
  expect(formatNumber(1.005, "factor", { decimals: 2 })).toBe("1.01");
  expect(formatNumber(0.0415, "USDC per token", { significant: 2 })).toBe("0.042");
});

test("a gain is printed with a plus sign and a balance of zero without a sign", () => {
  const texts = [100, 0.5, 0, -18].map((balance) => formatSignedAmount(balance, "USDC"));
  expect(texts.join(" ")).toBe("+100 +0.5 0 −18");
});

test("NaN is rejected, and so is the number of a value that is a name", () => {
  const values = { "party.buyer": { value: "Bea", unit: "name" as const } };
  expect(() => createExampleValue({ value: Number.NaN, unit: "days" })).toThrow("would not be a number");
  expect(() => getNumber(values, "party.buyer")).toThrow('has no number "party.buyer".');
});
