import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";

/** Names a Trusted Types policy for the browser's scripts, and keeps each template's CSS and the source maps to themselves. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions } = api;
  const config: Configuration = api.getConfig();
  // `setWebpackConfig` ignores `cache` and `output`.
  actions.replaceWebpackConfig({
    ...config,
    cache: addBuildDependencies(config.cache),
    output: {
      ...config.output,
      ...(stage === "build-javascript" && { trustedTypes: { policyName: "webpack" } }),
    },
  });
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      // No script names its map: maps stay with the build, in `.cache/source-maps`.
      devtool: "hidden-source-map",
      // Gatsby would put all CSS into one file. Without that, each template's pages inline their own.
      optimization: { splitChunks: { cacheGroups: { styles: false } } },
    });
  }
};

/** webpack keeps compiled pages, and cannot see that what they are compiled with has changed: the plugins, the example, the works, pictures. */
function addBuildDependencies(cache: Configuration["cache"]): Configuration["cache"] {
  if (typeof cache !== "object" || cache.type !== "filesystem") return cache;
  const plugins = readdirSync("src/mdx").map((file) => join("src/mdx", file));
  const content = readdirSync("content", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".mdx"))
    .map(({ parentPath, name }) => join(parentPath, name));
  const mdx = [...content, ...plugins].map((file) => resolve(file));
  return { ...cache, buildDependencies: { ...cache.buildDependencies, mdx } };
}
