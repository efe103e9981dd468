/** Serves the built site with each host, and tests it. `npx tsx tools/hosts/main.ts` prepares what the hosts need. */
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

export const root = join(__dirname, "..", "..");

/** Holds a copy of the site with its compressed files, and the configuration of nginx. */
export const workFolder = join(root, "test-results", "hosts");

export const ORIGINS = {
  nginx: "https://127.0.0.1:9443",
  caddy: "http://127.0.0.1:9445",
  wrangler: "http://127.0.0.1:9446",
};

const { port } = new URL(ORIGINS.wrangler);
const SERVERS = {
  nginx: { command: `nginx -c ${workFolder}/nginx.conf -e ${workFolder}/nginx-error.log` },
  caddy: {
    command: `caddy run --config ${root}/deploy/Caddyfile`,
    env: {
      SITE_ADDRESS: ORIGINS.caddy,
      SITE_ROOT: workFolder,
      XDG_DATA_HOME: workFolder,
      XDG_CONFIG_HOME: workFolder,
    },
  },
  // Cloudflare compresses by itself, so wrangler serves the build without the compressed files.
  wrangler: {
    command: `node ${__dirname}/node_modules/wrangler/bin/wrangler.js pages dev ${root}/public --port ${port} --ip 127.0.0.1 --compatibility-date=2026-05-01 --show-interactive-dev-session=false`,
    env: { CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_SEND_METRICS: "false", CI: "true" },
  },
};

const hostNames = (process.env.HOSTS ?? "nginx caddy wrangler").split(" ") as (keyof typeof ORIGINS)[];

export default defineConfig({
  reporter: "line",
  outputDir: join(root, "test-results/hosts-output"),
  testDir: join(root, "__tests__/hosts"),
  use: { ignoreHTTPSErrors: true },
  projects: hostNames.map((name) => ({ name, use: { baseURL: ORIGINS[name] } })),
  webServer: hostNames.map((name) => ({
    ...SERVERS[name],
    cwd: workFolder,
    url: ORIGINS[name],
    ignoreHTTPSErrors: true,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  })),
});
