import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";
import { readWaitlistSettings } from "./read-settings";

/** Names a Trusted Types policy for the browser's scripts, and gives the server's rendering what the site's policy names. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions, plugins } = api;
  const config: Configuration = api.getConfig();
  // `setWebpackConfig` ignores `cache` and `output`.
  actions.replaceWebpackConfig({
    ...config,
    cache: withBuildDependencies(config.cache),
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
  if (stage === "build-html") {
    const constants = {
      HEAD_SCRIPT: JSON.stringify(headScript()),
      WAITLIST_ORIGIN: JSON.stringify(new URL(readWaitlistSettings(process.env).url).origin),
    };
    actions.setWebpackConfig({ plugins: [plugins.define(constants)] });
  }
};

/** webpack keeps compiled pages, and cannot see that what they are compiled with has changed: the plugins, the example, the works, pictures. */
function withBuildDependencies(cache: Configuration["cache"]): Configuration["cache"] {
  if (typeof cache !== "object" || cache.type !== "filesystem") return cache;
  const plugins = readdirSync("src/mdx").map((file) => join("src/mdx", file));
  const content = readdirSync("content", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".mdx"))
    .map(({ parentPath, name }) => join(parentPath, name));
  const mdx = [...content, ...plugins].map((file) => resolve(file));
  return { ...cache, buildDependencies: { ...cache.buildDependencies, mdx } };
}

/** The script that stands inline in every page's head, minified with all that it imports. */
function headScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ["src/csp/head-script.ts"],
    bundle: true,
    format: "iife",
    minify: true,
    target: "es2022",
    charset: "utf8",
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}
