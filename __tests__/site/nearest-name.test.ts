import { likelyName, nearestName } from "../../src/site/nearest-name";

test("the nearest name is the one with the fewest letters to change", () => {
  expect(nearestName("job.prise", ["loan.debt", "job.price", "job.small"])).toBe("job.price");
  expect(nearestName("x", [])).toBeUndefined();
});

test.each([
  ["erc-81833", "erc-8183"],
  ["ecrow", "escrow"],
  ["ecsrow", "escrow"],
  ["introdution", "introduction"],
  ["kleros", undefined],
  ["x", undefined],
  ["erc", undefined],
])("%s was probably meant as %s", (name, likely) => {
  expect(likelyName(name, ["erc-8004", "erc-4337", "erc-8183", "escrow", "introduction"])).toBe(likely);
});

test("two neighbours that are swapped are one slip, not two", () => {
  expect(likelyName("form", ["from"])).toBe("from");
  expect(likelyName("form", ["fret"])).toBeUndefined();
});

test("how much of a name may be wrong can be asked", () => {
  expect(likelyName("kraken", ["broken"])).toBe("broken");
  expect(likelyName("kraken", ["broken"], 4)).toBeUndefined();
});
