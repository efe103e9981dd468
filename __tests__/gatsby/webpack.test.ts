import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import postcss, { type Plugin } from "postcss";
import { onCreateWebpackConfig } from "../../src/gatsby/webpack";

const INPUTS = [
  "package.json",
  "package-lock.json",
  "gatsby-config.ts",
  "src/gatsby/webpack.ts",
  "src/gatsby/short-names.ts",
];

type CssModules = { localIdentName: string; getLocalIdent?: (...parts: unknown[]) => string };

/** Calls the hook with as much of Gatsby's configuration as it changes, and gives back what it made of it. */
async function configure(stage: string) {
  const modules: CssModules = { localIdentName: "[name]--[local]" };
  const gatsbys: Plugin = { postcssPlugin: "gatsby" };
  const css = { postcssOptions: () => ({ plugins: [gatsbys], map: false }) };
  class TerserPlugin {}
  class CssMinimizerPlugin {}
  const config = {
    target: ["web", "es5"],
    devtool: "source-map",
    cache: { type: "filesystem", version: "", buildDependencies: { config: ["/gatsby/webpack.config.js"] } },
    output: { path: "/public", hashDigestLength: 20 },
    plugins: [] as unknown[],
    optimization: {
      minimizer: [new TerserPlugin(), new CssMinimizerPlugin()] as object[],
      splitChunks: {
        cacheGroups: {
          shared: {
            name: () => "0123456789abcdef0123456789abcdef01234567",
          } as { name: () => string; chunks?: (chunk: { name?: string | null }) => boolean },
          commons: {} as { chunks?: (chunk: { name?: string | null }) => boolean },
          styles: { test: (_module: { nameForCondition(): string | null }) => true },
        },
      },
    },
    module: {
      rules: [
        { test: /\.js$/, use: { loader: "babel" } },
        { test: /\.woff2$/, use: [{ loader: "url", options: { name: "static/[name]-[hash].[ext]" } }] },
        {
          oneOf: [
            {
              use: [
                { loader: "extract", options: {} },
                { loader: "css-loader", options: { modules } },
                { loader: "postcss-loader", options: css },
              ],
            },
          ],
        },
      ],
    },
  };
  const replaceWebpackConfig = jest.fn();
  const setWebpackConfig = jest.fn();
  await onCreateWebpackConfig?.(
    {
      stage,
      getConfig: () => config,
      actions: { replaceWebpackConfig, setWebpackConfig },
      plugins: {
        minifyJs: () => ({ minifies: "js" }),
        normalModuleReplacement: () => ({ replaces: "modules" }),
      },
    } as unknown as CreateWebpackConfigArgs,
    { plugins: [] },
    () => {},
  );
  const replaced = replaceWebpackConfig.mock.calls.length > 0;
  const added = setWebpackConfig.mock.calls.map(([config]) => config);
  const aliases = added.find(({ resolve }) => resolve)?.resolve.alias ?? {};
  const rules = added.flatMap(({ module }) => module?.rules ?? []);
  return { config, modules, css, replaced, aliases, rules };
}

test.each([
  ["develop", ["react-helmet$"]],
  ["build-javascript", ["react-helmet$"]],
  ["develop-html", []],
  ["build-html", []],
])("for %s, replaces these packages: %j", async (stage, replaced) => {
  const { aliases } = await configure(stage);
  expect(Object.keys(aliases)).toEqual(replaced);
  for (const path of Object.values<string>(aliases)) expect(existsSync(path)).toBe(true);
});

test("leaves development as Gatsby has it otherwise", async () => {
  const { config, modules, replaced } = await configure("develop");
  expect(replaced).toBe(false);
  expect(config.devtool).toBe("source-map");
  expect(modules.getLocalIdent).toBeUndefined();
});

test("names classes alike in the HTML and in the browser, with a letter or two", async () => {
  const names = await Promise.all(
    ["build-html", "build-javascript"].map(async (stage) => {
      const { modules } = await configure(stage);
      return modules.getLocalIdent?.({ resourcePath: "/src/components/Hero/Hero.module.css" }, "", "hero");
    }),
  );
  expect(names[0]).toMatch(/^[a-z]{1,2}$/);
  expect(names[1]).toBe(names[0]);
});

test("names custom properties by a letter or two, in sheets that come late too, after Gatsby's own plugins", async () => {
  const { css } = await configure("build-javascript");
  const { plugins, map } = css.postcssOptions();
  expect([plugins[0]?.postcssPlugin, map]).toEqual(["gatsby", false]);
  const sheet = "@container style(--rule: 1){a{--gutter:1px;color:var(--rule, var(--ink))}}";
  const { css: short } = await postcss(plugins).process(sheet, { from: undefined });
  expect(short).toMatch(
    /^@container style\((--[a-z]{1,2}): 1\)\{a\{--[a-z]{1,2}:1px;color:var\(\1, var\(--ink\)\)\}\}$/,
  );
});

test("leaves what opens late its own rules, and joins all others", async () => {
  const { config } = await configure("build-javascript");
  const { test: joined } = config.optimization.splitChunks.cacheGroups.styles;
  const inFolder = (folder: string) => ({
    nameForCondition: () => `/site/src/components/${folder}/${folder}.module.css`,
  });
  expect(joined(inFolder("Hero"))).toBe(true);
  expect(["Demo", "LivePaper"].filter((late) => joined(inFolder(late)))).toEqual([]);
});

describe("what webpack has kept", () => {
  const project = process.cwd();
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), "webpack-"));
    mkdirSync(join(copy, "src/gatsby"), { recursive: true });
    for (const path of INPUTS) cpSync(join(project, path), join(copy, path));
    writeFileSync(join(copy, "src/one.module.css"), ".one {}");
    process.chdir(copy);
  });
  afterEach(() => {
    process.chdir(project);
    rmSync(copy, { recursive: true });
  });
  const version = async () => (await configure("build-html")).config.cache.version;

  test.each(INPUTS)("is forgotten when %s changes", async (path) => {
    const before = await version();
    appendFileSync(path, "\n");
    expect(await version()).not.toBe(before);
  });

  test("is forgotten when short names change, and for no other change of a style sheet or of our hooks", async () => {
    const before = await version();
    writeFileSync("src/one.module.css", ".one { color: red }");
    writeFileSync("src/gatsby/pages.ts", "");
    expect(await version()).toBe(before);
    writeFileSync("src/one.module.css", ".other {}");
    expect(await version()).not.toBe(before);
  });

  test.each(["build-html", "build-javascript"])(
    "for %s depends on no file that only compiles",
    async (stage) => {
      const { config } = await configure(stage);
      expect(config.cache.buildDependencies).toEqual({});
      const buildDependencies = new Set(["/site/node_modules/babel-loader/lib/index.js"]);
      const done = (callback: (stats: unknown) => void) => callback({ compilation: { buildDependencies } });
      for (const plugin of config.plugins)
        (plugin as { apply?: (compiler: unknown) => void }).apply?.({
          hooks: { done: { tap: (_name: string, callback: (stats: unknown) => void) => done(callback) } },
        });
      expect(buildDependencies).toEqual(new Set());
    },
  );
});

test("keeps what only figures and dialogs have in common out of the script of all pages", async () => {
  const { config } = await configure("build-javascript");
  const { chunks } = config.optimization.splitChunks.cacheGroups.commons;
  expect(chunks?.({ name: "component---src-pages-index-tsx" })).toBe(true);
  expect([chunks?.({ name: null }), chunks?.({})]).toEqual([false, false]);
});

test("gives all papers one script of what makes any of them live, and each its models", async () => {
  const { config } = await configure("build-javascript");
  const { live } = config.optimization.splitChunks.cacheGroups as unknown as {
    live: { test: RegExp; chunks: (chunk: { name?: string }) => boolean };
  };
  const files = ["components/LivePaper/LivePaper.tsx", "lib/live/store.ts", "figures/parts/Axes.tsx"];
  expect(files.filter((file) => live.test.test(`/site/src/${file}`))).toEqual(files);
  const own = ["models/run/keys.ts", "figures/SessionKey/SessionKey.tsx", "lib/theme.ts"];
  expect(own.filter((file) => live.test.test(`/site/src/${file}`))).toEqual([]);
  // The landing page draws with the figures' parts too, and is not to wait for the rest.
  expect([live.chunks({}), live.chunks({ name: "component---src-pages-index-tsx" })]).toEqual([true, false]);
});

test("names files by the first digits of their hashes", async () => {
  const { config } = await configure("build-javascript");
  expect(config.output.hashDigestLength).toBe(8);
  expect(config.optimization.splitChunks.cacheGroups.shared.name()).toBe("01234567");
  expect(JSON.stringify(config.module.rules)).toContain("static/[name]-[hash:8].[ext]");
});

test("makes scripts for the browser alone that the policy allows, and minifies them once", async () => {
  const { config } = await configure("build-javascript");
  expect(config.output).toMatchObject({ path: "/public", trustedTypes: { policyName: "webpack" } });
  expect(config.devtool).toBe("hidden-source-map");
  expect(config.optimization.minimizer).toHaveLength(2);
  expect(config.optimization.minimizer[0]).toEqual({ minifies: "js" });
});

test("has webpack clear away its own files of earlier builds, and nothing else", async () => {
  const { config } = await configure("build-javascript");
  const { keep } = (config.output as unknown as { clean: { keep: (file: string) => boolean } }).clean;
  const hash = "01234567";
  const longer = "0123456789abcdef0123";
  expect(
    [`app-${hash}.js`, `app-${hash}.js.map`, `styles.${hash}.css`, `app-${longer}.js`].filter(keep),
  ).toEqual([]);
  const others = [
    "index.html",
    "litepapers/pop.md",
    `pagefind/x-${hash}.js`,
    "static/a.woff2",
    "webpack.stats.json",
  ];
  expect(others.filter(keep)).toEqual(others);
});

test("no two CSS modules share a file name: their class names would be the same", () => {
  const names = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
