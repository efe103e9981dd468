import { nameOf, numberOf, printNumber, exampleValue } from "../../src/example/example";

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
  [0.0410883, "USDC per token", "0.041088\u00a0USDC per token"],
  [3, "count", "3"],
  [1.214286, "factor", "1.214"],
  ["Bea", "name", "Bea"],
] as const)("%p in %s is printed as %p", (value, unit, text) => {
  expect(exampleValue({ value, unit }).text).toBe(text);
});

test.each([
  [0.115, "0.12"],
  [0.265, "0.27"],
  [0.415, "0.42"],
  [1.005, "1.01"],
  [2.675, "2.68"],
  [-1.005, "−1.01"],
  // As the charged premiums of 2 and 6 are computed: a little less than the halves that they are.
  [1.25 * 0.03 * 2 + 0.04, "0.12"],
  [1.25 * 0.03 * 6 + 0.04, "0.27"],
])(
  "a half is rounded away from zero, as somebody counts in decimals: %p is printed as %p",
  (value, number) => {
    expect(printNumber(value, "USDC")).toBe(number);
  },
);

test("a share is rounded in per cent, and what keeps fewer digits by the same rule", () => {
  expect(printNumber(0.2875 * 0.1, "share")).toBe("2.9");
  expect(printNumber(0.0115, "share")).toBe("1.2");
  expect(printNumber(1.005, "factor", { decimals: 2 })).toBe("1.01");
  expect(printNumber(0.0415, "USDC per token", { significant: 2 })).toBe("0.042");
});

test("nothing is printed as less than nothing", () => {
  expect(printNumber(-0.001, "USDC")).toBe("0");
});

test("what never happens is printed in words, and what is no number not at all", () => {
  const never = exampleValue({ value: Number.POSITIVE_INFINITY, unit: "days" });
  expect(never.text).toBe("without limit");
  expect(() => exampleValue({ value: Number.NaN, unit: "days" })).toThrow(
    "A value in days would not be a number.",
  );
});

test("a value that is not there, or of the other kind, is an error that names it", () => {
  const values = { "party.buyer": { value: "Bea", unit: "name" as const } };
  expect(nameOf(values, "party.buyer")).toBe("Bea");
  expect(() => numberOf(values, "party.buyer")).toThrow('The run has no number "party.buyer".');
  expect(() => nameOf<string>(values, "party.seller")).toThrow('The run has no name "party.seller".');
});
