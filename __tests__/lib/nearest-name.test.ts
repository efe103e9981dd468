import { likelyName, nearestName } from "../../src/lib/nearest-name";

test("the nearest name is the one with the fewest letters to change", () => {
  expect(nearestName("job.prise", ["loan.debt", "job.price", "job.small"])).toBe("job.price");
  expect(nearestName("x", [])).toBeUndefined();
});

test.each([
  ["erc-81833", "erc-8183"],
  ["ecrow", "escrow"],
  ["introdution", "introduction"],
])("%s was probably meant as %s", (name, likely) => {
  expect(likelyName(name, ["erc-8004", "erc-4337", "erc-8183", "escrow", "introduction"])).toBe(likely);
});

test.each(["kleros", "x", "erc"])("%s was meant as nothing that there is", (name) => {
  expect(likelyName(name, ["erc-8004", "erc-8183", "escrow"])).toBeUndefined();
});
