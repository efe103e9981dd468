/**
 * `npm run test:browsers [firefox webkit]`: the built site in Firefox ESR (the behaviour suite) and in WebKitGTK (what a
 * reader does first), both from the system's packages. A browser that is missing fails alone, and says how to get it.
 */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { runMain } from "../run-main";
import { serveBuild } from "../serve-build";
import { NOT_IN_FIREFOX } from "./differences";
import { firefoxMissing } from "./firefox";
import { tryWebkit, webkitMissing } from "./webkit";

const root = resolve(__dirname, "../..");

async function main(names: readonly string[]): Promise<void> {
  const { BASE_URL } = process.env;
  const site = BASE_URL ? { url: BASE_URL, stop: () => undefined } : await serveBuild(root);
  try {
    const wanted = (name: string) => names.length === 0 || names.includes(name);
    const outcomes: boolean[] = [];
    if (wanted("webkit")) outcomes.push(await runWebkit(site.url));
    if (wanted("firefox")) outcomes.push(runFirefox(site.url));
    process.exitCode = outcomes.every(Boolean) ? 0 : 1;
  } finally {
    site.stop();
  }
}

async function runWebkit(site: string): Promise<boolean> {
  const advice = webkitMissing();
  const { passed, failures } = advice
    ? { passed: 0, failures: [`it is not installed here: ${advice}`] }
    : await tryWebkit(site);
  console.log(`WebKitGTK: ${passed} passed, ${failures.length} failed`);
  for (const failure of failures) console.log(`  ${failure}`);
  return failures.length === 0;
}

function runFirefox(site: string): boolean {
  const missing = firefoxMissing();
  if (missing) {
    console.log(`Firefox: failed: ${missing}`);
    return false;
  }
  for (const { tests, because } of NOT_IN_FIREFOX) console.log(`Firefox: leaves out ${tests}: ${because}`);
  const { status } = spawnSync(
    join(root, "node_modules/.bin/playwright"),
    ["test", "--config", "tools/browsers/playwright.config.ts"],
    { cwd: root, stdio: "inherit", env: { ...process.env, BASE_URL: site, MOZ_HEADLESS: "1" } },
  );
  console.log(`Firefox: ${status === 0 ? "passed" : "failed"}`);
  return status === 0;
}

runMain(() => main(process.argv.slice(2)));
