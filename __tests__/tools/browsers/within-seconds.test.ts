import { withinSeconds } from "../../../tools/browsers/within-seconds";

test("hands on what comes in time, and what goes wrong in time", async () => {
  expect(await withinSeconds(60, "a number", Promise.resolve(3))).toBe(3);
  await expect(withinSeconds(60, "a number", Promise.reject(new Error("none")))).rejects.toThrow("none");
});

test("gives up on what never comes, and says for what it waited", async () => {
  const never = new Promise(() => undefined);
  await expect(withinSeconds(0.01, "the driver to answer", never)).rejects.toThrow(
    "waited 0.01 s for the driver to answer",
  );
});
