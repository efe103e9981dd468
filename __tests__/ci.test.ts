import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ci-"));
  for (const file of [".ci/run", "tools/test/total.mjs"])
    cpSync(resolve(__dirname, "..", file), join(root, file), { recursive: true });
  mkdirSync(join(root, "test-results"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs .ci/run with an npm that writes what it is called with, and fails where the script says so. */
function runCi(npm: string): { output: string; status: number | null } {
  const bin = join(root, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "npm"), `#!/bin/sh\necho "npm $* with CI=$CI"\n${npm}\n`, { mode: 0o755 });
  const { CI: _unset, ...environment } = process.env;
  const env = { ...environment, PATH: bin + delimiter + process.env.PATH };
  const { stdout, status } = spawnSync("bash", [join(root, ".ci/run")], { env, encoding: "utf8" });
  return { output: stdout, status };
}

const leaveTally = (command: string, tally: object) =>
  writeFileSync(join(root, `test-results/${command}.tally.json`), JSON.stringify(tally));

test(".ci/run runs both commands as CI does, and ends with the sum of their counts", () => {
  leaveTally("test", { passed: 20, failed: 0, skipped: 1 });
  leaveTally("builds", { passed: 3, failed: 0, skipped: 0 });
  expect(runCi("")).toEqual({
    output: [
      "npm ci --no-audit --no-fund with CI=true",
      "npm test with CI=true",
      "npm run test:builds with CI=true",
      "23 passed, 0 failed, 1 skipped\n",
    ].join("\n"),
    status: 0,
  });
});

test("a command that fails fails CI, and one that leaves no count is counted as a failure", () => {
  leaveTally("builds", { passed: 3, failed: 0, skipped: 0 });
  const { output, status } = runCi('test "$1" != test');
  expect(status).toBe(1);
  expect(output).toMatch(/\n3 passed, 1 failed, 0 skipped\n$/);
});
