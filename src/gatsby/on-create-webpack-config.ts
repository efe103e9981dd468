import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";

/** Sets webpack's Trusted Types policy, inlines only the CSS that a page's template imports, and makes no source maps. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions } = api;
  const config: Configuration = api.getConfig();
  // `setWebpackConfig` may not change `output`: https://www.gatsbyjs.com/docs/reference/config-files/actions/#setWebpackConfig.
  actions.replaceWebpackConfig({
    ...config,
    cache: addBuildDependencies(config.cache),
    output: {
      ...config.output,
      ...(stage === "build-javascript" && { trustedTypes: { policyName: "webpack" } }),
    },
  });
  // Temml's sheet names a font that Temml's package does not have.
  const font = resolve("src/fonts/stix-two-math.woff2");
  actions.setWebpackConfig({ resolve: { alias: { "./STIXTwoMath.woff2": font } } });
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      devtool: false,
      // Gatsby merges all CSS into one file by this cache group (`packages/gatsby/src/utils/webpack.config.js`).
      optimization: { splitChunks: { cacheGroups: { styles: false } } },
    });
  }
};

/**
 * Adds the MDX plugins and the files of the content that they read (the example, the bibliography, pictures) to the files whose
 * change empties webpack's cache: https://webpack.js.org/configuration/cache/#cachebuilddependencies.
 */
function addBuildDependencies(cache: Configuration["cache"]): Configuration["cache"] {
  if (typeof cache !== "object" || cache.type !== "filesystem") return cache;
  const plugins = readdirSync("src/mdx").map((file) => join("src/mdx", file));
  const content = readdirSync("content", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".mdx"))
    .map(({ parentPath, name }) => join(parentPath, name));
  const mdx = [...content, ...plugins].map((file) => resolve(file));
  return { ...cache, buildDependencies: { ...cache.buildDependencies, mdx } };
}
