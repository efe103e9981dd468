/**
 * The site in WebKitGTK, through its own driver under a virtual screen: what a reader does first, in the engine of Safari.
 *
 * Each check is a sentence and a function that throws where the sentence is not true.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import getPort from "get-port";
import { waitForServer } from "../wait-for-server";
import { withinSeconds } from "./within-seconds";

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";

/** Seconds that the virtual screen, the start of a browser, a check, and the end of a browser may take. */
const LIMITS = { screen: 10, start: 60, check: 120, end: 10 } as const;

/** Debian keeps it in a folder that is named after the processor's architecture. */
function findBrowser(libraries = "/usr/lib"): string | undefined {
  return readdirSync(libraries)
    .map((folder) => join(libraries, folder, "webkit2gtk-4.1/MiniBrowser"))
    .find((path) => existsSync(path));
}

/** What is missing, and how to get it; undefined where everything is there. */
export function webkitMissing(): string | undefined {
  if (![DRIVER, SCREEN].every((path) => existsSync(path)) || !findBrowser())
    return "apt-get install webkit2gtk-driver xvfb";
  return existsSync(join(__dirname, "node_modules/selenium-webdriver"))
    ? undefined
    : "npm ci --prefix tools/browsers";
}

/** The part of selenium-webdriver's driver that the checks use; the package has no types of its own. */
type Driver = {
  get(address: string): Promise<void>;
  quit(): Promise<void>;
  getTitle(): Promise<string>;
  executeScript<Result>(script: string, ...values: unknown[]): Promise<Result>;
  executeAsyncScript<Result>(script: string): Promise<Result>;
};

type Check = { says: string; run(driver: Driver, site: string): Promise<void> };

/** Runs every check; returns how many passed, and what failed with its reason. */
export async function tryWebkit(site: string): Promise<{ passed: number; failures: string[] }> {
  const result = { passed: 0, failures: [] as string[] };
  const started: ChildProcess[] = [];
  try {
    // It takes a free number for its screen, and says which as soon as it can be used.
    const screen = spawn(SCREEN, ["-displayfd", "3", "-screen", "0", "1440x900x24"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    started.push(screen);
    const number = once(screen.stdio[3] as Readable, "data").then(String);
    const display = `:${(await withinSeconds(LIMITS.screen, "the virtual screen (Xvfb) to start", number)).trim()}`;
    const port = await getPort();
    const server = spawn(DRIVER, [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: display },
    });
    started.push(server);
    await waitForServer(`http://127.0.0.1:${port}/status`, { server });
    for (const { says, run } of checks) {
      const failed = await tryCheck(`http://127.0.0.1:${port}`, (driver) => run(driver, site));
      if (failed) result.failures.push(`${says}: ${failed}`);
      else result.passed += 1;
    }
  } catch (error) {
    result.failures.push(reasonOf(error));
  } finally {
    for (const child of started.reverse()) child.kill("SIGTERM");
  }
  return result;
}

/** Runs a check in a browser of its own; returns why it failed. */
async function tryCheck(
  driverUrl: string,
  check: (driver: Driver) => Promise<void>,
): Promise<string | undefined> {
  let driver: Driver | undefined;
  try {
    driver = await withinSeconds(LIMITS.start, "the browser to start", openDriver(driverUrl));
    await withinSeconds(LIMITS.check, "the check to end", check(driver));
    return undefined;
  } catch (error) {
    return reasonOf(error);
  } finally {
    // A browser that does not end is ended with its driver.
    if (driver) await withinSeconds(LIMITS.end, "the browser to end", driver.quit()).catch(() => undefined);
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function openDriver(url: string): Promise<Driver> {
  // It has a folder of its own, so that the site's npm ci does not install it.
  const { Builder, Capabilities } = createRequire(join(__dirname, "package.json"))("selenium-webdriver");
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: findBrowser(), args: ["--automation"] },
  });
  return new Builder().usingServer(url).withCapabilities(capabilities).build();
}

const checks: readonly Check[] = [
  {
    says: "every page has its title and one first-level heading, and reports no error",
    run: async (driver, site) => {
      for (const [path, title] of [
        ["/", "Home"],
        ["/litepapers/pop", "Proof of Performance"],
        ["/litepapers/erc4337a", "ERC4337A"],
        ["/litepapers/agfi", "Agentic Finance"],
      ]) {
        await open(driver, site + path);
        equal((await driver.getTitle()).split(" | ")[1], title);
        equal(await driver.executeScript("return document.querySelectorAll('h1').length"), 1);
      }
    },
  },
  {
    says: "the runtime starts under the policy",
    run: async (driver, site) => open(driver, `${site}/`),
  },
  {
    says: "the accordion opens one item at a time, and closes the open one",
    run: async (driver, site) => {
      await open(driver, `${site}/`);
      const state = () =>
        driver.executeScript<string[]>(`return ${ACCORDION}.map(b => b.getAttribute("aria-expanded"))`);
      equal((await state()).join(), "true,false,false,false,false,false");
      await driver.executeScript(`${ACCORDION}[2].click()`);
      await until(async () => (await state()).join() === "false,false,true,false,false,false");
      await driver.executeScript(`${ACCORDION}[2].click()`);
      await until(async () => (await state()).join() === "false,false,false,false,false,false");
    },
  },
  {
    says: "a card leads to its paper without a load, at its top, and Back leads back",
    run: async (driver, site) => {
      await open(driver, `${site}/`);
      await driver.executeScript(`window.same = true; document.querySelector('#litepapers h3 a').click()`);
      await until(async () => (await driver.getTitle()).endsWith("Proof of Performance"));
      equal(await driver.executeScript("return window.same === true && window.scrollY === 0"), true);
      await driver.executeScript("history.back()");
      await until(async () => (await driver.getTitle()).endsWith("Home"));
    },
  },
  {
    says: "the contents mark the section that is being read, and lead to another",
    run: async (driver, site) => {
      await open(driver, `${site}/litepapers/agfi#lending-module`);
      const current = `return document.querySelector("nav[aria-label=Contents] a[aria-current]")?.hash`;
      await until(async () => (await driver.executeScript(current)) === "#lending-module");
      await driver.executeScript(
        `document.querySelector('nav[aria-label=Contents] a[href="#dao-module"]').click()`,
      );
      await until(async () => (await driver.executeScript(current)) === "#dao-module");
    },
  },
  {
    says: "a formula is set as MathML with a width and a height",
    run: async (driver, site) => {
      await open(driver, `${site}/litepapers/pop`);
      const box = await driver.executeScript<{ width: number; height: number }>(
        `const { width, height } = document.querySelector("math[display=block], math").getBoundingClientRect();
         return { width, height };`,
      );
      if (box.width < 5 || box.height < 5) throw new Error(`${box.width} by ${box.height}`);
    },
  },
  {
    says: "the page fits a phone's width",
    run: async (driver, site) => {
      for (const path of ["/", "/litepapers/pop", "/litepapers/erc4337a", "/litepapers/agfi"]) {
        // The window has a least width; a frame of the same origin has not. The host forbids frames by a header, and
        // this server sends none.
        await driver.get(`${site}/robots.txt`);
        const over = await driver.executeAsyncScript<number>(`
          const done = arguments[0];
          const frame = Object.assign(document.createElement("iframe"), { src: "${path}", width: 360, height: 780 });
          frame.onload = async () => {
            await frame.contentDocument.fonts.ready;
            const { scrollWidth, clientWidth } = frame.contentDocument.documentElement;
            done(scrollWidth - clientWidth);
          };
          document.body.append(frame);`);
        if (over > 0) throw new Error(`${path} is ${over} px too wide`);
      }
    },
  },
  {
    says: "the theme can be chosen, and is remembered on the next page",
    run: async (driver, site) => {
      await open(driver, `${site}/litepapers/pop`);
      await driver.executeScript(`document.querySelector('input[name=theme][value=dark]').click()`);
      await open(driver, `${site}/litepapers/agfi`);
      equal(
        await driver.executeScript("return document.querySelector('input[name=theme][value=dark]').checked"),
        true,
      );
    },
  },
];

const ACCORDION = `[...document.querySelectorAll('main h3 button[aria-expanded]')]`;

/** Opens a page, wakes its runtime, and waits until React has taken it over. */
async function open(driver: Driver, address: string): Promise<void> {
  await driver.get("about:blank");
  await driver.get(address);
  await until(() =>
    driver.executeScript<boolean>(
      `const main = document.querySelector("main");
       return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));`,
    ),
  );
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within 15 s: ${holds.toString().slice(0, 120)}`);
    await delay(100);
  }
}

function equal(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
}
