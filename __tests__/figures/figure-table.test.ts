import { tableAsText } from "../../src/figures/figure-table";

test("a table as text keeps its words, and its numbers as spreadsheets read them", () => {
  const table = {
    columns: [["Price", "USDC"] as const, ["Chance", "share"] as const, ["Who"] as const],
    rows: [
      [1234.5, 0.25, "1,000 names − or more"],
      [-7, Number.POSITIVE_INFINITY, "Bea"],
    ],
  };
  expect(tableAsText(table)).toBe(
    "Price, USDC\tChance, %\tWho\n1234.5\t25\t1,000 names − or more\n-7\twithout limit\tBea",
  );
});
