/**
 * `npx tsx tools/hosts/main.ts [nginx caddy wrangler]` serves the built site with each host, and runs
 * `__tests__/hosts/hosts.spec.ts` against it. On Debian, `apt-get install nginx libnginx-mod-http-brotli-static caddy openssl`
 * installs nginx, Caddy and openssl; `npm ci --prefix tools/hosts` installs wrangler.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { requireFreshBuild } from "../fresh-build";
import { runMain } from "../run-main";
import { compressFolder } from "./compress";
import { ORIGINS, root, workFolder } from "./playwright.config";

runMain(async () => {
  requireFreshBuild(root);
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
  cpSync(join(root, "public"), join(workFolder, "public"), { recursive: true });
  cpSync(join(root, ".cache", "hosts"), join(workFolder, "hosts"), { recursive: true });
  await compressFolder(join(workFolder, "public"));
  writeNginxConfig();
  const playwright = join(root, "node_modules", ".bin", "playwright");
  const config = join(__dirname, "playwright.config.ts");
  const HOSTS = process.argv.slice(2).join(" ");
  const env = { ...process.env, ...(HOSTS && { HOSTS }) };
  process.exitCode =
    spawnSync(playwright, ["test", "-c", config], { cwd: root, stdio: "inherit", env }).status ?? 1;
});

/** Writes a complete configuration of nginx with `deploy/nginx.conf` inside, whose ports, paths and name it replaces. */
function writeNginxConfig(): void {
  const [certificate, key] = [join(workFolder, "certificate.pem"), join(workFolder, "key.pem")];
  const request = "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost";
  execFileSync("openssl", [...request.split(" "), "-keyout", key, "-out", certificate], { stdio: "ignore" });
  const replacements = {
    "listen 80;": `listen 127.0.0.1:${Number(new URL(ORIGINS.nginx).port) + 1};`,
    "listen [::]:80;": "",
    "listen 443 ssl http2;": `listen ${new URL(ORIGINS.nginx).host} ssl http2;`,
    "listen [::]:443 ssl http2;": "",
    "server_name hyperagent.network;": "server_name localhost;",
    "/etc/letsencrypt/live/hyperagent.network/fullchain.pem": certificate,
    "/etc/letsencrypt/live/hyperagent.network/privkey.pem": key,
    "/srv/hyperagent": workFolder,
  };
  let server = readFileSync(join(root, "deploy", "nginx.conf"), "utf8");
  for (const [from, to] of Object.entries(replacements)) {
    if (!server.includes(from)) throw new Error(`deploy/nginx.conf no longer says “${from}”.`);
    server = server.replaceAll(from, to);
  }
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(workFolder, "nginx.conf"),
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
pid ${workFolder}/nginx.pid;
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
  access_log off;
  default_type application/octet-stream;
${folders.map((name) => `  ${name}_temp_path ${workFolder}/${name};`).join("\n")}
${server}
}
`,
  );
}
