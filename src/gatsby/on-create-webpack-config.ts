import { buildSync } from "esbuild";
import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";
import { readWaitlistSettings } from "./read-settings";

/** Makes the browser's scripts live under the site's policy, and gives the server's rendering what the policy names. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions, plugins } = api;
  if (stage === "build-javascript") {
    const config: Configuration = api.getConfig();
    // `setWebpackConfig` leaves `output` as it is.
    actions.replaceWebpackConfig({
      ...config,
      output: { ...config.output, trustedTypes: { policyName: "webpack" } },
    });
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
