import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import getPort from "get-port";
import { findChromium } from "../../../src/gatsby/chromium";
import { waitForServer } from "../../wait-for-server";
import { median } from "../median";
import { WITHOUT_SCRIPTS } from "./server";

const RUNS = Number(process.env.RUNS ?? 5);
const program = join(__dirname, "node_modules/lighthouse/core/index.js");

const PAGES = [
  { path: "/", webgl: false },
  { path: "/", webgl: true },
  { path: "/litepapers/pop", webgl: false },
  { path: "/litepapers/erc4337a", webgl: false },
  { path: "/litepapers/agfi", webgl: false },
  { path: "/glossary", webgl: false },
] as const;

const TIMES = {
  "first paint (ms)": "first-contentful-paint",
  "largest paint (ms)": "largest-contentful-paint",
  "blocking (ms)": "total-blocking-time",
  CLS: "cumulative-layout-shift",
  KiB: "total-byte-weight",
} as const;

/** What is read of Lighthouse's result; the package is installed on demand, so its types are not there to import. */
type Report = {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { title: string; score: number | null }>;
};

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/**
 * Lighthouse's figures for our pages beside the floor, the same page without any script; mobile, on simulated slow 4G,
 * brotli, medians of five.
 *
 * The landing page is measured with WebGL off, since drawing it in software costs a second that no visitor pays, and
 * once more with WebGL on, for the record.
 */
export async function measureWithLighthouse(origin: string): Promise<void> {
  if (!existsSync(program))
    throw new Error("Lighthouse is not installed here: npm ci --prefix tools/bench/pages");
  const { default: lighthouse } = (await import(pathToFileURL(program).href)) as { default: Lighthouse };
  const rows: Record<string, string | number>[] = [];
  for (const { path, webgl } of PAGES) {
    const name = webgl ? `${path} (WebGL)` : path;
    rows.push({ page: name, ...(await measure(lighthouse, origin + path, webgl)) });
    if (!webgl) {
      rows.push({
        page: `${name} without scripts`,
        ...(await measure(lighthouse, origin + WITHOUT_SCRIPTS + path, false)),
      });
    }
    console.log(JSON.stringify(rows.slice(webgl ? -1 : -2)));
  }
  console.log(`Lighthouse, mobile, simulated slow 4G, medians of ${RUNS}`);
  console.table(rows);
}

async function measure(
  lighthouse: Lighthouse,
  url: string,
  webgl: boolean,
): Promise<Record<string, number | string>> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await once(lighthouse, url, webgl));
  const of = (read: (report: Report) => number) => median(reports.map(read));
  const times = Object.entries(TIMES).map(([title, audit]) => {
    const value = of(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
    if (title === "CLS") return [title, Number(value.toFixed(3))];
    return [title, title === "KiB" ? Math.round(value / 1024) : Math.round(value)];
  });
  const scores = ["performance", "accessibility", "best-practices", "seo"].map((category) =>
    Math.round(of(({ categories }) => (categories[category]?.score ?? 0) * 100)),
  );
  return { ...Object.fromEntries(times), "perf/a11y/practices/seo": scores.join("/") };
}

/** Each run has a browser of its own, so that none finds what another left in the cache. */
async function once(lighthouse: Lighthouse, url: string, webgl: boolean): Promise<Report> {
  const { executablePath, env } = await findChromium();
  const [port, profile] = [await getPort(), mkdtempSync(join(tmpdir(), "lighthouse-"))];
  const flags = [
    "--headless=new",
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-gpu-sandbox",
  ];
  const browser = spawn(
    executablePath,
    [
      ...flags,
      ...(webgl ? ["--enable-unsafe-swiftshader"] : ["--disable-3d-apis"]),
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    // A group of its own, so that all its processes end together.
    { stdio: "ignore", detached: true, env },
  );
  try {
    await waitForServer(`http://127.0.0.1:${port}/json/version`, { server: browser });
    const result = await lighthouse(url, { port, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
    return result.lhr;
  } finally {
    const ended = new Promise((done) => browser.once("exit", done));
    if (browser.pid) process.kill(-browser.pid, "SIGKILL");
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
}
