// The last line of .ci/run: the counts of `npm test` and `npm run test:builds`, added up.
// A command that has left no count has failed.
import { existsSync, readFileSync } from "node:fs";

const tallies = ["test", "builds"].map((command) => {
  const file = `test-results/${command}.tally.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { passed: 0, failed: 1, skipped: 0 };
});
const sum = (outcome) => tallies.reduce((total, tally) => total + tally[outcome], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
