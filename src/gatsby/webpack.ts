import { basename, resolve } from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";

const NOTHING = resolve("src/gatsby/nothing.ts");
const HELMET = resolve("src/components/Seo/helmet-in-browser.ts");

/** Gatsby's parts for scripts of third parties, `Head` exports and service workers; the site has none of them. */
const UNUSED =
  /gatsby-script$|partytown\/integration$|inject-partytown-snippet$|head-export-handler-for-browser$|register-service-worker$/;

/** ES2020, as in the `browserslist` of package.json: what every browser with the site's CSS understands. */
const ECMA = 2020;

/** Scripts and sheets at the root of `public`, with the hash of what they hold in their names. */
const MADE_BY_WEBPACK = /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)/;

/** As much of webpack's configuration as is changed here. */
type WebpackConfig = {
  target: readonly string[];
  devtool: string;
  output: { trustedTypes?: { policyName: string }; clean?: { keep: (file: string) => boolean } };
  resolve: { alias: Record<string, string> };
  plugins: unknown[];
  optimization: { minimizer: object[] };
  module: { rules: unknown[] };
};

/** Smaller names and scripts for production, and code that lives under the policy's Trusted Types. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions, getConfig } = api;
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config: WebpackConfig = getConfig();
  for (const rule of config.module.rules) shortenClassNames(rule);
  if (stage === "build-javascript") forBrowsers(config, api);
  actions.replaceWebpackConfig(config);
};

function forBrowsers(config: WebpackConfig, { plugins }: CreateWebpackConfigArgs): void {
  config.target = ["web", `es${ECMA}`];
  // Gatsby keeps what earlier builds made: a warm build would leave more in `public` than a cold one.
  config.output.clean = { keep: (file: string) => !MADE_BY_WEBPACK.test(file) };
  config.output.trustedTypes = { policyName: "webpack" };
  // The maps stay with the build (`npm run analyze`), and no script names them.
  config.devtool = "hidden-source-map";
  config.resolve.alias["react-helmet$"] = HELMET;
  config.plugins.push(plugins.normalModuleReplacement(UNUSED, NOTHING));
  config.optimization.minimizer = [
    plugins.minifyJs({
      terserOptions: {
        compress: { ecma: ECMA, passes: 2 },
        mangle: { nth_identifier: { get: shortName } },
        output: { ecma: ECMA, comments: false },
      },
    }),
    ...config.optimization.minimizer.filter((minimizer) => minimizer.constructor.name !== "TerserPlugin"),
  ];
}

/**
 * The nth short name. Terser's own choice follows how often each letter occurs in a script, hashes that are filled in
 * later among them, so that a warm build named things otherwise than a cold one. Sent to other processes as text.
 */
function shortName(n: number): string {
  const first = "etnraioscludpfmhgvbywxkqjzTNRAIOSCLUDPFMHGVBYWXKQJZE$_";
  const later = `${first}0123456789`;
  let name = first.charAt(n % first.length);
  for (let rest = Math.floor(n / first.length); rest > 0; rest = Math.floor(rest / later.length)) {
    rest -= 1;
    name += later.charAt(rest % later.length);
  }
  return name;
}

/** Class names that are words, `Hero-title`: they weigh less than Gatsby's, which add a hash, and compress better. */
function shortenClassNames(rule: unknown): void {
  if (Array.isArray(rule)) for (const each of rule) shortenClassNames(each);
  if (typeof rule !== "object" || rule === null) return;
  const { oneOf, use, options } = rule as { oneOf?: unknown; use?: unknown; options?: unknown };
  shortenClassNames(oneOf);
  shortenClassNames(use);
  const modules = (options as { modules?: unknown } | undefined)?.modules;
  if (typeof modules === "object" && modules !== null && "localIdentName" in modules) {
    Object.assign(modules, { getLocalIdent: className });
  }
}

/** Unique as long as no two CSS Modules share a file name, which a test holds. */
function className({ resourcePath }: { resourcePath: string }, _pattern: string, local: string): string {
  return `${basename(resourcePath, ".module.css")}-${local}`;
}
