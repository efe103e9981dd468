import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import type { Plugin } from "postcss";
import { sha256 } from "../markdown/sha256";
import { countNames, isStyledLate, type ShortNames } from "./short-names";

const EMPTY_MODULE = resolve("src/gatsby/empty-module.ts");
const HELMET = resolve("src/components/Seo/helmet-in-browser.ts");

/** Gatsby's parts for scripts of third parties, `Head` exports and service workers; the site has none of them. */
const UNUSED =
  /gatsby-script$|partytown\/integration$|inject-partytown-snippet$|head-export-handler-for-browser$|register-service-worker$/;

/** ES2020, as in the `browserslist` of package.json: what every browser with the site's CSS understands. */
const ECMA = 2020;

/** Digits of the hashes in files' names: every page names a dozen files, and no hash compresses. */
export const HASH_LENGTH = 8;

/** What makes papers live, whichever they are, and what figures are drawn with. */
const LIVE =
  /[\\/]src[\\/](?:components[\\/]Live|lib[\\/](?:live[\\/]|math-italic|figure-table)|hooks[\\/]use-(?:live|number)|figures[\\/]parts[\\/])/;

/** Scripts and sheets at the root of `public`, with the hash of what they hold in their names. */
const MADE_BY_WEBPACK = /^[^/]+[-.][0-9a-f]{8,}\.(?:js|css)/;

/** What decides how webpack compiles, beside the site's own modules: the versions of all packages, and this configuration. */
const INPUTS = [
  "package.json",
  "package-lock.json",
  "gatsby-config.ts",
  "src/gatsby/webpack.ts",
  "src/gatsby/short-names.ts",
];

/** As much of a module of webpack's as is looked at here. */
type CssModule = { nameForCondition(): string | null };

/** As much of a chunk of webpack's as is looked at here. */
type Chunk = { name?: string | null };

/** As much of webpack as says what its cache depends on. */
type Compiler = {
  hooks: {
    done: {
      tap(name: string, callback: (stats: { compilation: { buildDependencies: Set<string> } }) => void): void;
    };
  };
};

/** As much of webpack's configuration as is changed here. */
type WebpackConfig = {
  target: readonly string[];
  devtool: string;
  cache: { version?: string; buildDependencies?: object };
  output: {
    hashDigestLength?: number;
    trustedTypes?: { policyName: string };
    clean?: { keep: (file: string) => boolean };
  };
  plugins: unknown[];
  optimization: {
    minimizer: object[];
    splitChunks?: {
      cacheGroups: {
        shared: { name: (...chunk: unknown[]) => string; chunks?: (chunk: Chunk) => boolean };
        styles: { test: (module: CssModule) => boolean };
        commons: { chunks?: (chunk: Chunk) => boolean };
      } & Record<string, object>;
    };
  };
  module: { rules: unknown[] };
};

/**
 * Browsers get our few lines for react-helmet, while developing as in production. For production alone, shorter names
 * and scripts, and code that lives under the policy's Trusted Types.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions, getConfig } = api;
  if (stage === "develop" || stage === "build-javascript") {
    actions.setWebpackConfig({ resolve: { alias: { "react-helmet$": HELMET } } });
  }
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const config: WebpackConfig = getConfig();
  const names = countNames("src");
  // webpack keeps modules from build to build, with the names that they had.
  const version = sha256([names.digest, ...INPUTS.map((path) => readFileSync(path, "utf8"))].join("\n"));
  config.cache = { ...config.cache, version, buildDependencies: {} };
  config.plugins.push(withoutBuildDependencies);
  config.output.hashDigestLength = HASH_LENGTH;
  for (const rule of config.module.rules) shortenNames(rule, names);
  if (stage === "build-javascript") forBrowsers(config, api);
  actions.replaceWebpackConfig(config);
};

/**
 * webpack would look for every file that the loaders and our hooks import, which takes a seventh of a first build, and
 * compile all anew where any of our hooks' code has changed. The cache's version says what matters of both.
 */
const withoutBuildDependencies = {
  apply: ({ hooks }: Compiler) =>
    hooks.done.tap("WithoutBuildDependencies", ({ compilation }) => compilation.buildDependencies.clear()),
};

const hasName = ({ name }: Chunk) => Boolean(name);

function forBrowsers(config: WebpackConfig, { plugins }: CreateWebpackConfigArgs): void {
  config.target = ["web", `es${ECMA}`];
  // Gatsby keeps what earlier builds made: a warm build would leave more in `public` than a cold one.
  config.output.clean = { keep: (file: string) => !MADE_BY_WEBPACK.test(file) };
  config.output.trustedTypes = { policyName: "webpack" };
  // The maps stay with the build, and no script names them.
  config.devtool = "hidden-source-map";
  const groups = config.optimization.splitChunks?.cacheGroups;
  if (groups) {
    const { shared, styles, commons } = groups;
    // Pages have names, and share with each other alone: what opens late is whole, which compresses better.
    commons.chunks = hasName;
    shared.chunks = hasName;
    const { name } = shared;
    shared.name = (...chunk) => name(...chunk).slice(0, HASH_LENGTH);
    // Papers are made live by one script that they share, and one of each paper's own.
    groups.live = {
      name: "live",
      test: LIVE,
      chunks: (chunk: Chunk) => !hasName(chunk),
      enforce: true,
      priority: 20,
    };
    const { test } = styles;
    styles.test = (module) => test(module) && !isStyledLate(module.nameForCondition() ?? "");
  }
  config.plugins.push(plugins.normalModuleReplacement(UNUSED, EMPTY_MODULE));
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

/** Gives each class and each custom property its letters, and the names of fonts a shorter hash. */
function shortenNames(rule: unknown, names: ShortNames): void {
  if (Array.isArray(rule)) for (const each of rule) shortenNames(each, names);
  if (typeof rule !== "object" || rule === null) return;
  const { oneOf, use, options } = rule as { oneOf?: unknown; use?: unknown; options?: unknown };
  shortenNames(oneOf, names);
  shortenNames(use, names);
  if (typeof options !== "object" || options === null) return;
  const { modules, name, postcssOptions } = options as {
    modules?: unknown;
    name?: unknown;
    postcssOptions?: (context: unknown) => { plugins: unknown[] };
  };
  if (typeof postcssOptions === "function") {
    Object.assign(options, {
      postcssOptions: (context: unknown) => {
        const gatsbys = postcssOptions(context);
        return { ...gatsbys, plugins: [...gatsbys.plugins, shortProperties(names)] };
      },
    });
  }
  if (typeof modules === "object" && modules !== null && "localIdentName" in modules) {
    const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _pattern: string, local: string) =>
      names.nameOf(resourcePath, local);
    Object.assign(modules, { getLocalIdent });
  }
  if (typeof name === "string") {
    Object.assign(options, { name: name.replace("[hash]", `[hash:${HASH_LENGTH}]`) });
  }
}

/** A plugin of PostCSS. */
const shortProperties = ({ withShortProperties }: ShortNames): Plugin => ({
  postcssPlugin: "short-properties",
  OnceExit(sheet) {
    sheet.walkDecls((declaration) => {
      declaration.prop = withShortProperties(declaration.prop);
      declaration.value = withShortProperties(declaration.value);
    });
    sheet.walkAtRules((rule) => {
      rule.params = withShortProperties(rule.params);
    });
  },
});
