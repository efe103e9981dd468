/**
 * `npx tsx tools/hosts/main.ts [nginx caddy wrangler]`: serves the built site with each real host, and asks it everything in
 * `__tests__/hosts/hosts.spec.ts`. nginx, Caddy and openssl are Debian's: `apt-get install nginx
 * libnginx-mod-http-brotli-static caddy openssl`; wrangler comes by `npm ci --prefix tools/hosts`.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runMain } from "../run-main";
import { requireFreshBuild } from "../test/fresh-build";
import { compressFolder } from "./compress";
import { ORIGINS, root, work } from "./playwright.config";

runMain(async () => {
  requireFreshBuild(root);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  cpSync(join(root, "public"), join(work, "public"), { recursive: true });
  cpSync(join(root, ".cache", "hosts"), join(work, "hosts"), { recursive: true });
  await compressFolder(join(work, "public"));
  writeNginxConfig();
  const playwright = join(root, "node_modules", ".bin", "playwright");
  const config = join(__dirname, "playwright.config.ts");
  const HOSTS = process.argv.slice(2).join(" ");
  const env = { ...process.env, ...(HOSTS && { HOSTS }) };
  process.exitCode =
    spawnSync(playwright, ["test", "-c", config], { cwd: root, stdio: "inherit", env }).status ?? 1;
});

/** `deploy/nginx.conf` but for its ports, paths and name, inside the least that nginx needs around it. */
function writeNginxConfig(): void {
  const [certificate, key] = [join(work, "certificate.pem"), join(work, "key.pem")];
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
    "/srv/hyperagent": work,
  };
  let server = readFileSync(join(root, "deploy", "nginx.conf"), "utf8");
  for (const [from, to] of Object.entries(replacements)) {
    if (!server.includes(from)) throw new Error(`deploy/nginx.conf no longer says “${from}”.`);
    server = server.replaceAll(from, to);
  }
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(work, "nginx.conf"),
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
pid ${work}/nginx.pid;
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
  access_log off;
  default_type application/octet-stream;
${folders.map((name) => `  ${name}_temp_path ${work}/${name};`).join("\n")}
${server}
}
`,
  );
}
