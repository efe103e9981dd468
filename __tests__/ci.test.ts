import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";

test(".ci/run runs the tests as CI does, whatever starts it: with fixed seeds and no test.only", () => {
  const folder = mkdtempSync(join(tmpdir(), "ci-"));
  try {
    writeFileSync(join(folder, "npm"), '#!/bin/sh\necho "npm $1 with CI=$CI"\n', { mode: 0o755 });
    const { CI: _unset, ...environment } = process.env;
    const env = { ...environment, PATH: folder + delimiter + process.env.PATH };
    const output = execFileSync("bash", [resolve(__dirname, "../.ci/run")], { env, encoding: "utf8" });
    expect(output).toBe("npm ci with CI=true\nnpm test with CI=true\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
