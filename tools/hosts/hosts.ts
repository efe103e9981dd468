import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import getPort from "get-port";
import { waitForServer } from "../wait-for-server";

export type Host = {
  name: "nginx" | "caddy" | "wrangler";
  /** What to do where the program is not there; undefined where it is. */
  missing(): string | undefined;
  start(folders: Folders): Promise<RunningHost>;
};

export type Folders = {
  /** The built site, compressed ahead of time. */
  site: string;
  /** For settings, certificates and logs of this run. */
  work: string;
};

export type RunningHost = {
  origin: string;
  /** The file of the certificate that it shows, for https. */
  certificate?: string;
  stop(): Promise<void>;
};

const root = resolve(__dirname, "../..");
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const WRANGLER = join(root, "tools/hosts/node_modules/wrangler/bin/wrangler.js");

export const hosts: readonly Host[] = [
  {
    name: "nginx",
    missing: () =>
      finds("nginx") && existsSync(BROTLI) && finds("openssl")
        ? undefined
        : "apt-get install nginx libnginx-mod-http-brotli-static openssl",
    start: startNginx,
  },
  {
    name: "caddy",
    missing: () => (finds("caddy") && finds("openssl") ? undefined : "apt-get install caddy openssl"),
    start: startCaddy,
  },
  {
    name: "wrangler",
    missing: () => (existsSync(WRANGLER) ? undefined : "npm ci --prefix tools/hosts"),
    start: startWrangler,
  },
];

/** `deploy/nginx.conf` as it is, but for its ports, paths and name, inside the least that nginx needs around it. */
async function startNginx({ site, work }: Folders): Promise<RunningHost> {
  const { certificate, key } = makeCertificate(work);
  const [port, plainPort] = [await getPort(), await getPort()];
  const server = replaceAllOf(readFileSync(join(root, "deploy/nginx.conf"), "utf8"), {
    "listen 80;": `listen 127.0.0.1:${plainPort};`,
    "listen [::]:80;": "",
    "listen 443 ssl http2;": `listen 127.0.0.1:${port} ssl http2;`,
    "listen [::]:443 ssl http2;": "",
    "server_name hyperagent.network;": "server_name localhost;",
    "/etc/letsencrypt/live/hyperagent.network/fullchain.pem": certificate,
    "/etc/letsencrypt/live/hyperagent.network/privkey.pem": key,
    "/srv/hyperagent/public": site,
  });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${work}/${name};`)
    .join("\n");
  const config = join(work, "nginx.conf");
  writeFileSync(
    config,
    `load_module ${BROTLI};
pid ${work}/nginx.pid;
error_log ${work}/nginx-error.log;
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
  access_log off;
  default_type application/octet-stream;
${temporary}
${server}
}
`,
  );
  return running(
    `https://localhost:${port}`,
    spawn("nginx", ["-c", config, "-e", `${work}/nginx-error.log`], QUIET),
    () => (existsSync(`${work}/nginx-error.log`) ? readFileSync(`${work}/nginx-error.log`, "utf8") : ""),
  );
}

async function startCaddy({ site, work }: Folders): Promise<RunningHost> {
  const { certificate, key } = makeCertificate(work);
  const port = await getPort();
  // Its own way to a certificate needs the network, so this one is given.
  const config = join(work, "Caddyfile");
  const server = replaceAllOf(readFileSync(join(root, "deploy/Caddyfile"), "utf8"), {
    "\troot * {$SITE_ROOT": `\ttls ${certificate} ${key}\n\troot * {$SITE_ROOT`,
  });
  writeFileSync(config, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${server}`);
  const child = spawn("caddy", ["run", "--config", config, "--adapter", "caddyfile"], {
    ...QUIET,
    env: {
      ...process.env,
      SITE_ADDRESS: `https://localhost:${port}`,
      SITE_ROOT: site,
      XDG_DATA_HOME: work,
      XDG_CONFIG_HOME: work,
    },
  });
  return { ...(await running(`https://localhost:${port}`, child, collect(child))), certificate };
}

async function startWrangler({ site, work }: Folders): Promise<RunningHost> {
  const port = await getPort();
  const child = spawn(
    process.execPath,
    [
      WRANGLER,
      ...["pages", "dev", site, "--port", String(port), "--ip", "127.0.0.1"],
      ...["--compatibility-date=2026-05-01", "--show-interactive-dev-session=false"],
    ],
    {
      ...QUIET,
      cwd: work,
      env: {
        ...process.env,
        CLOUDFLARE_CF_FETCH_ENABLED: "false",
        WRANGLER_SEND_METRICS: "false",
        XDG_CONFIG_HOME: work,
        CI: "true",
      },
    },
  );
  return running(`http://127.0.0.1:${port}`, child, collect(child));
}

const QUIET = { stdio: ["ignore", "pipe", "pipe"] } as const satisfies { stdio: ["ignore", "pipe", "pipe"] };

function collect(child: ChildProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  }
  return () => output;
}

/** Resolves once the origin answers; rejects with what the program said when it ends before. */
async function running(origin: string, child: ChildProcess, output: () => string): Promise<RunningHost> {
  await waitForServer(origin, { server: child, output }).catch((error: Error) => {
    child.kill("SIGKILL");
    throw error;
  });
  return {
    origin,
    stop: () =>
      new Promise((done) => {
        child.once("exit", () => done());
        child.kill("SIGTERM");
      }),
  };
}

/** A certificate for localhost that lasts for a day. */
function makeCertificate(work: string): { certificate: string; key: string } {
  mkdirSync(work, { recursive: true });
  const [certificate, key] = [join(work, "certificate.pem"), join(work, "key.pem")];
  if (!existsSync(certificate)) {
    execFileSync(
      "openssl",
      [
        ...[
          "req",
          "-x509",
          "-newkey",
          "ec",
          "-pkeyopt",
          "ec_paramgen_curve:prime256v1",
          "-nodes",
          "-days",
          "1",
        ],
        ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
        ...["-keyout", key, "-out", certificate],
      ],
      { stdio: "ignore" },
    );
  }
  return { certificate, key };
}

/** Throws where a text is not there: a test of a file that has lost a line would test another file. */
function replaceAllOf(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The file no longer says “${from}”.`);
    return result.replaceAll(from, to);
  }, text);
}

function finds(program: string): boolean {
  return (process.env.PATH ?? "")
    .split(":")
    .concat("/usr/sbin")
    .some((folder) => existsSync(join(folder, program)));
}
