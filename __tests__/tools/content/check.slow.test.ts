import { execFileSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(__dirname, "..", "..", "..");

test("the check of the content says to programs that nothing is wrong", () => {
  const tsx = join(ROOT, "node_modules/tsx/dist/cli.mjs");
  const said = execFileSync(process.execPath, [tsx, "tools/content/check.ts", "--json"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(JSON.parse(said)).toEqual([]);
});
