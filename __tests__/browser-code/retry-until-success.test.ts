/** @jest-environment jsdom */
import { retryUntilSuccess } from "../../src/browser/retry-until-success";

beforeEach(() => jest.useFakeTimers());

/** Fails as many times as that, then succeeds. */
function createAttempt(failures: number) {
  const attempt = jest.fn(async () => "loaded");
  for (let count = 0; count < failures; count += 1) attempt.mockRejectedValueOnce(new Error("offline"));
  return attempt;
}

test("it tries again after one second and then after four, until it succeeds", async () => {
  const attempt = createAttempt(2);
  const result = retryUntilSuccess(attempt);
  await jest.advanceTimersByTimeAsync(999);
  expect(attempt).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(4000);
  expect(await result).toBe("loaded");
});

test("it tries again as soon as the browser is online, and leaves no timer behind", async () => {
  const attempt = createAttempt(1);
  const result = retryUntilSuccess(attempt);
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event("online"));
  expect(await result).toBe("loaded");
  expect(jest.getTimerCount()).toBe(0);
});
