/**
 * `npm run test:engines [firefox webkit]`: the built site in Firefox ESR (the behaviour suite) and in WebKitGTK (what a
 * reader does first), both from the system's packages. An engine that is missing fails alone, and says how to get it.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { SITE_PORT, SITE_URL } from "../../__tests__/browser/addresses";
import { NOT_IN_FIREFOX } from "./differences";
import { tryWebkit, webkitMissing } from "./webkit";

const root = resolve(__dirname, "../..");

async function main(names: readonly string[]): Promise<void> {
  if (!existsSync(join(root, "public/index.html")))
    throw new Error("There is no build: run npm run build first.");
  const server = process.env.BASE_URL
    ? undefined
    : spawn(
        process.execPath,
        [join(root, "node_modules/gatsby/cli.js"), "serve", "--port", String(SITE_PORT)],
        {
          cwd: root,
          stdio: "ignore",
        },
      );
  try {
    await answering(SITE_URL);
    const wanted = (name: string) => names.length === 0 || names.includes(name);
    const outcomes: boolean[] = [];
    if (wanted("webkit")) outcomes.push(await runWebkit());
    if (wanted("firefox")) outcomes.push(runFirefox());
    process.exitCode = outcomes.every(Boolean) ? 0 : 1;
  } finally {
    server?.kill("SIGTERM");
  }
}

async function runWebkit(): Promise<boolean> {
  const advice = webkitMissing();
  const { passed, failures } = advice
    ? { passed: 0, failures: [`it is not installed here: ${advice}`] }
    : await tryWebkit(SITE_URL);
  console.log(`WebKitGTK: ${passed} passed, ${failures.length} failed`);
  for (const failure of failures) console.log(`  ${failure}`);
  return failures.length === 0;
}

function runFirefox(): boolean {
  for (const { tests, because } of NOT_IN_FIREFOX) console.log(`Firefox: leaves out ${tests}: ${because}`);
  const { status } = spawnSync(
    join(root, "node_modules/.bin/playwright"),
    ["test", "--config", "tools/engines/playwright.config.ts"],
    { cwd: root, stdio: "inherit", env: { ...process.env, MOZ_HEADLESS: "1" } },
  );
  console.log(`Firefox: ${status === 0 ? "passed" : "failed"}`);
  return status === 0;
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    ) {
      return;
    }
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error(`${url} does not answer.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
