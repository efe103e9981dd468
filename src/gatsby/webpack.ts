import { basename, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

const NOTHING = resolve("src/gatsby/nothing.ts");
const HELMET = resolve("src/components/Seo/helmet-in-browser.ts");

/** Gatsby's parts for scripts of third parties and for `Head` exports; the site has neither. */
const UNUSED = /gatsby-script$|partytown\/integration$|head-export-handler-for-browser$/;

/** ES2020, as in the `browserslist` of package.json: what every browser with the site's CSS understands. */
const ECMA = 2020;

type WebpackApi = Parameters<NonNullable<GatsbyNode["onCreateWebpackConfig"]>>[0];

/** Smaller names and scripts for production, and code that lives under the policy's Trusted Types. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions, getConfig } = api;
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config = getConfig();
  for (const rule of config.module.rules) shortenClassNames(rule);
  if (stage === "build-javascript") forBrowsers(config, api);
  actions.replaceWebpackConfig(config);
};

function forBrowsers(config: ReturnType<WebpackApi["getConfig"]>, { plugins }: WebpackApi): void {
  config.target = ["web", `es${ECMA}`];
  config.output.trustedTypes = { policyName: "webpack" };
  // The maps stay with the build (`npm run analyze`), and no script names them.
  config.devtool = "hidden-source-map";
  config.resolve.alias["react-helmet$"] = HELMET;
  config.plugins.push(plugins.normalModuleReplacement(UNUSED, NOTHING));
  const minimizers: object[] = config.optimization.minimizer;
  config.optimization.minimizer = [
    plugins.minifyJs({
      terserOptions: {
        compress: { ecma: ECMA, passes: 2 },
        output: { ecma: ECMA, comments: false },
      },
    }),
    ...minimizers.filter((minimizer) => minimizer.constructor.name !== "TerserPlugin"),
  ];
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
