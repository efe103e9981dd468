import { readdirSync } from "node:fs";
import { basename } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { onCreateWebpackConfig } from "../../src/gatsby/webpack";

type CssModules = { localIdentName: string; getLocalIdent?: (...parts: unknown[]) => string };

/** Calls the hook with as much of Gatsby's configuration as it changes, and gives back what it made of it. */
async function configure(stage: string) {
  const modules: CssModules = { localIdentName: "[name]--[local]" };
  class TerserPlugin {}
  class CssMinimizerPlugin {}
  const config = {
    target: ["web", "es5"],
    devtool: "source-map",
    output: { path: "/public" },
    resolve: { alias: { react: "/react" } },
    plugins: [] as unknown[],
    optimization: { minimizer: [new TerserPlugin(), new CssMinimizerPlugin()] as object[] },
    module: {
      rules: [
        { test: /\.js$/, use: { loader: "babel" } },
        {
          oneOf: [
            {
              use: [
                { loader: "extract", options: {} },
                { loader: "css-loader", options: { modules } },
              ],
            },
          ],
        },
      ],
    },
  };
  const replaceWebpackConfig = jest.fn();
  await onCreateWebpackConfig?.(
    {
      stage,
      getConfig: () => config,
      actions: { replaceWebpackConfig },
      plugins: {
        minifyJs: () => ({ minifies: "js" }),
        normalModuleReplacement: () => ({ replaces: "modules" }),
      },
    } as unknown as CreateWebpackConfigArgs,
    { plugins: [] },
    () => {},
  );
  return { config, modules, replaced: replaceWebpackConfig.mock.calls.length > 0 };
}

test("leaves development as Gatsby has it", async () => {
  const { config, modules, replaced } = await configure("develop");
  expect(replaced).toBe(false);
  expect(config.devtool).toBe("source-map");
  expect(modules.getLocalIdent).toBeUndefined();
});

test("names classes alike in the HTML and in the browser", async () => {
  const names = await Promise.all(
    ["build-html", "build-javascript"].map(async (stage) => {
      const { modules } = await configure(stage);
      return modules.getLocalIdent?.({ resourcePath: "/src/components/Hero/Hero.module.css" }, "", "title");
    }),
  );
  expect(names).toEqual(["Hero-title", "Hero-title"]);
});

test("makes scripts for the browser alone that the policy allows, and minifies them once", async () => {
  const { config } = await configure("build-javascript");
  expect(config.output).toMatchObject({ path: "/public", trustedTypes: { policyName: "webpack" } });
  expect(config.devtool).toBe("hidden-source-map");
  expect(Object.keys(config.resolve.alias)).toEqual(["react", "react-helmet$"]);
  expect(config.optimization.minimizer).toHaveLength(2);
  expect(config.optimization.minimizer[0]).toEqual({ minifies: "js" });
  const { config: html } = await configure("build-html");
  expect(html.resolve.alias).toEqual({ react: "/react" });
});

test("has webpack clear away its own files of earlier builds, and nothing else", async () => {
  const { config } = await configure("build-javascript");
  const { keep } = (config.output as unknown as { clean: { keep: (file: string) => boolean } }).clean;
  const hash = "0123456789abcdef0123";
  expect([`app-${hash}.js`, `app-${hash}.js.map`, `styles.${hash}.css`].filter(keep)).toEqual([]);
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
