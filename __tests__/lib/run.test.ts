import { nameOf, numberOf, printNumber, runValue } from "../../src/lib/run";

test.each([
  [100, "USDC", "100\u00a0USDC"],
  [8500.535906, "USDC", "8,500.54\u00a0USDC"],
  [-130, "USDC", "−130\u00a0USDC"],
  [0.21538, "share", "21.5%"],
  [1, "hours", "1\u00a0hour"],
  [24, "hours", "24\u00a0hours"],
  [1, "days", "1\u00a0day"],
  [0.000005, "ETH", "0.000005\u00a0ETH"],
  [34612.9, "tokens", "34,613\u00a0tokens"],
  [0.0410883, "USDC per token", "0.04109\u00a0USDC per token"],
  [3, "count", "3"],
  [1.214286, "factor", "1.214"],
  ["Bea", "name", "Bea"],
] as const)("%p in %s is printed as %p", (value, unit, text) => {
  expect(runValue({ value, unit }).text).toBe(text);
});

test("nothing is printed as less than nothing", () => {
  expect(printNumber(-0.001, "USDC")).toBe("0");
});

test("what never happens is printed in words, and what is no number not at all", () => {
  const never = runValue({ value: Number.POSITIVE_INFINITY, unit: "days" });
  expect(never.text).toBe("without limit");
  expect(() => runValue({ value: Number.NaN, unit: "days" })).toThrow(
    "A value in days would not be a number.",
  );
});

test("a value that is not there, or of the other kind, is an error that names it", () => {
  const values = { "party.buyer": { value: "Bea", unit: "name" as const } };
  expect(nameOf(values, "party.buyer")).toBe("Bea");
  expect(() => numberOf(values, "party.buyer")).toThrow('The run has no number "party.buyer".');
  expect(() => nameOf(values, "party.seller")).toThrow('The run has no name "party.seller".');
});
