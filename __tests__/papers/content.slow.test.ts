/** The papers as they are read and rendered: in one file, so that jest reads and renders them once. */
import "./agfi";
import "./check";
import "./models-data";
import "./papers";
import "./run-sums";
import "./specified-statements";

// The check reads what the papers' tests have read: all of it, as the build does, and once.
jest.mock("../../src/all-content/read-all-content", () => {
  const actual = jest.requireActual("../../src/all-content/read-all-content");
  const readings = new Map<string, unknown>();
  return {
    ...actual,
    readAllContent: (...asked: unknown[]) => {
      const question = JSON.stringify(asked);
      if (!readings.has(question)) readings.set(question, actual.readAllContent(...asked));
      return readings.get(question);
    },
  };
});
