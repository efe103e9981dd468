/**
 * `npm run test:hosts [nginx caddy wrangler]`: serves the built site with each real host and asks it everything in
 * `expectations.ts`, every link of every page, and Caddy for HTTP/3; then part of the browser suite runs against
 * `wrangler pages dev`. A host whose program is missing fails alone, and says how to install it.
 */
import { spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { launchChromium } from "../launch-chromium";
import { runMain } from "../run-main";
import { requireFreshBuild } from "../test/fresh-build";
import { type Client, openClient, plainBody } from "./client";
import { compressFolder } from "./compress";
import { absent, type BuiltFiles, type Expectation, expectations } from "./expectations";
import { type Host, hosts, type RunningHost } from "./hosts";

const root = resolve(__dirname, "../..");

/** What has to work in a browser whatever serves the files: addresses, navigation, unknown paths, no script. */
const BROWSER_SUITE = ["unknown", "no-javascript", "litepaper.spec"];

type Result = { passed: number; failures: string[] };

async function main(names: readonly string[]): Promise<void> {
  requireFreshBuild(root);
  const chosen = hosts.filter(({ name }) => names.length === 0 || names.includes(name));
  const work = mkdtempSync(join(tmpdir(), "hosts-"));
  const [plain, compressed] = [join(work, "plain"), join(work, "compressed")];
  cpSync(join(root, "public"), plain, { recursive: true });
  cpSync(plain, compressed, { recursive: true });
  await compressFolder(compressed);

  let failed = 0;
  for (const host of chosen) {
    // Cloudflare compresses by itself; only its own form of the site goes there.
    const site = host.name === "wrangler" ? plain : compressed;
    const { passed, failures } = await tryHost(host, { site, work: mkdtempSync(join(work, host.name)) });
    failed += failures.length;
    console.log(`${host.name}: ${passed} passed, ${failures.length} failed`);
    for (const failure of failures) console.log(`  ${failure}`);
  }
  rmSync(work, { recursive: true, force: true });
  process.exitCode = failed > 0 ? 1 : 0;
}

async function tryHost(host: Host, folders: Parameters<Host["start"]>[0]): Promise<Result> {
  const advice = host.missing();
  if (advice) return { passed: 0, failures: [`${host.name} is not installed here: ${advice}`] };
  const result: Result = { passed: 0, failures: [] };
  const running = await host.start(folders).catch((error: Error) => error);
  if (running instanceof Error) return { passed: 0, failures: [`did not start: ${running.message}`] };
  const client = openClient(running.origin);
  try {
    const tag = (await client.get("/", { "accept-encoding": "identity" })).headers.etag ?? "none";
    for (const expectation of expectations({ ...builtFiles(folders.site), tag })) {
      if (expectation.except?.[host.name]) continue;
      report(result, `${expectation.path} ${expectation.says}`, await problems(client, expectation));
    }
    await tryLinks(client, result);
    if (host.name === "caddy") {
      const protocol = await protocolOf(running);
      report(result, "speaks HTTP/3", protocol === "h3" ? [] : [`a browser was served over ${protocol}`]);
    }
    if (host.name === "wrangler") {
      const suite = runBrowserSuite(running.origin);
      report(result, `the browser suite (${BROWSER_SUITE.join(", ")})`, suite ? [] : ["failed; see above"]);
    }
  } finally {
    client.close();
    await running.stop();
  }
  return result;
}

function report(result: Result, what: string, found: readonly string[]): void {
  if (found.length === 0) result.passed += 1;
  else result.failures.push(`${what}: ${found.join("; ")}`);
}

async function problems(
  client: Client,
  { path, request, status, headers = {}, body }: Expectation,
): Promise<string[]> {
  const answer = await client.get(path, request);
  const found: string[] = [];
  if (![status].flat().includes(answer.status))
    found.push(`status ${answer.status}, not ${[status].flat().join(" or ")}`);
  for (const [name, expected] of Object.entries(headers)) {
    const value = answer.headers[name];
    if (expected === absent) {
      if (value !== undefined) found.push(`${name} is “${value}”, and should not be there`);
    } else if (!expected.test(value ?? "")) found.push(`${name} is “${value ?? ""}”, not ${expected}`);
  }
  if (body && !body.test(plainBody(answer).toString())) found.push(`the body does not say ${body}`);
  return found;
}

/** Every address of this site that any page names answers with 200 at once, and every page is reached from the sitemap. */
async function tryLinks(client: Client, result: Result): Promise<void> {
  const sitemap = (await client.get("/sitemap-0.xml")).body.toString();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const links = new Map<string, string>();
  for (const page of [...pages, "/nowhere"]) {
    const html = (await client.get(page)).body.toString();
    const named = [...html.matchAll(/\s(?:href|src|data-sheet|data-scripts)="([^"]+)"/g)].flatMap(
      ([, value = ""]) => value.split(" "),
    );
    for (const address of named) {
      const url = new URL(address, `https://site.invalid${page}`);
      if (url.host === "site.invalid" && url.pathname !== "/nowhere") links.set(url.pathname, page);
    }
  }
  for (const [path, page] of links) {
    const { status } = await client.get(path);
    report(result, `the link to ${path} on ${page}`, status === 200 ? [] : [`status ${status}`]);
  }
}

function builtFiles(folder: string): Omit<BuiltFiles, "tag"> {
  const find = (inside: string, pattern: RegExp) => {
    const name = readdirSync(join(folder, inside)).find((name) => pattern.test(name));
    if (!name) throw new Error(`The build has no ${pattern} in ${inside || "its root"}.`);
    return `/${inside}${inside && "/"}${name}`;
  };
  return {
    script: find("", /^app-[0-9a-f]{8}\.js$/),
    font: find("static", /\.woff2$/),
    searchFragment: find("pagefind/fragment", /\.pf_fragment$/),
    list: existsSync(join(folder, "litepapers/index.html")),
  };
}

/** The protocol over which a browser that prefers HTTP/3 gets the landing page. */
async function protocolOf({ origin, certificate = "" }: RunningHost): Promise<string> {
  // For HTTP/3 Chromium takes no certificate that it cannot trace, unless its key is named.
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const key = createHash("sha256")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest("base64");
  const browser = await launchChromium({
    args: [
      `--origin-to-force-quic-on=${new URL(origin).host}`,
      `--ignore-certificate-errors-spki-list=${key}`,
      "--enable-quic",
    ],
    ignoreDefaultArgs: ["--disable-quic"],
  });
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    await page.goto(origin);
    return await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return navigation?.nextHopProtocol ?? "nothing";
    });
  } catch (error) {
    return error instanceof Error ? (error.message.split("\n")[0] ?? "nothing") : "nothing";
  } finally {
    await browser.close();
  }
}

function runBrowserSuite(origin: string): boolean {
  const { status } = spawnSync(
    join(root, "node_modules/.bin/playwright"),
    ["test", "--reporter=line", "--output=test-results/hosts", ...BROWSER_SUITE],
    { cwd: root, stdio: "inherit", env: { ...process.env, BASE_URL: origin } },
  );
  return status === 0;
}

runMain(() => main(process.argv.slice(2)));
