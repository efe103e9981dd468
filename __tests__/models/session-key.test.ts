import fc from "fast-check";
import { issueKey, keyStateAt, revokeKey, spend } from "../../src/models/session-key";

/** The litepaper's own example: 24 hours, 0.5 ETH; here in hours and hundredths of ETH. */
const example = { limit: 50, end: 24, at: 0 };

const step = fc.oneof(
  fc.record({ revoke: fc.constant(true), amounts: fc.constant<number[]>([]), wait: fc.nat(4) }),
  fc.record({ revoke: fc.constant(false), amounts: fc.array(fc.nat(30), { maxLength: 4 }), wait: fc.nat(4) }),
);

test("K1 to K3: what is spent never falls nor passes the limit, and nothing is accepted after the end or a revocation", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let key = issueKey(example);
      let time = 0;
      for (const { revoke, amounts, wait } of steps) {
        time += wait;
        const before = key;
        const result = revoke ? null : spend(key, amounts, time);
        key = result === null ? revokeKey(key, time) : result.key;
        expect(key.spent).toBeLessThanOrEqual(key.limit);
        expect(key.spent).toBeGreaterThanOrEqual(before.spent);
        if (result?.accepted) expect(time < before.end && !before.revoked).toBe(true);
      }
    }),
  );
});

test("a batch is summed before the check: three calls that would each pass are refused together", () => {
  const key = issueKey(example);
  expect(spend(key, [20, 20, 20], 1)).toEqual({ accepted: false, key, total: 60, reason: "over the limit" });
});

test("the limit can be used to the last unit, after which nothing passes, not even what costs nothing", () => {
  const used = spend(issueKey(example), [30, 20], 1).key;
  expect(keyStateAt(used, 1)).toBe("exhausted");
  expect(spend(used, [1], 2)).toMatchObject({ accepted: false, reason: "exhausted" });
  expect(spend(used, [0], 2)).toMatchObject({ accepted: false, reason: "exhausted" });
  expect(spend(used, [0], 24)).toMatchObject({ accepted: false, reason: "expired" });
});

test("active and exhausted keys expire at the end, and a revocation holds before it", () => {
  const used = spend(issueKey(example), [50], 1).key;
  expect(keyStateAt(used, 24)).toBe("expired");
  expect(keyStateAt(revokeKey(used, 3), 4)).toBe("revoked");
  expect(keyStateAt(revokeKey(used, 25), 26)).toBe("expired");
});

test("a key without a limit or without a duration is not issued", () => {
  expect(() => issueKey({ ...example, limit: 0 })).toThrow("The limit must be more than zero; it was 0.");
  expect(() => issueKey({ ...example, end: 0 })).toThrow("The duration must be more than zero; it was 0.");
  expect(() => spend(issueKey(example), [-1], 1)).toThrow(RangeError);
});
