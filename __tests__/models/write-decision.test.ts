import { writeTruthTable } from "../../src/models/write-decision";

test("nine of sixteen combinations allow: eight through the precompile, one through the approval", () => {
  const allowed = writeTruthTable().filter(({ decision }) => decision.allowed);
  expect(writeTruthTable()).toHaveLength(16);
  expect(allowed.filter(({ decision }) => decision.reason === "native precompile")).toHaveLength(8);
  expect(allowed.filter(({ decision }) => decision.reason === "approval")).toEqual([
    {
      test: { precompile: false, listed: true, active: true, inTime: true },
      decision: { allowed: true, reason: "approval" },
    },
  ]);
});
