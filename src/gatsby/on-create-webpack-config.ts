import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";
import { inlineScripts } from "../csp/site-policy";
import { readWaitlistSettings } from "./environment";

/** Makes the browser's scripts live under the site's policy, and gives the server's rendering what the policy names. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions, plugins } = api;
  if (stage === "build-javascript") {
    // `setWebpackConfig` leaves `output` as it is.
    const config: Configuration = api.getConfig();
    const output = { ...config.output, trustedTypes: { policyName: "webpack" } };
    actions.replaceWebpackConfig({ ...config, output });
    actions.setWebpackConfig({
      // No script names its map: maps stay with the build, in `.cache/source-maps`.
      devtool: "hidden-source-map",
      // Gatsby would put all CSS into one file. Without that, each template's pages inline their own.
      optimization: { splitChunks: { cacheGroups: { styles: false } } },
    });
  }
  if (stage === "build-html") {
    const { head, start } = inlineScripts();
    const constants = {
      HEAD_SCRIPT: JSON.stringify(head),
      START_SCRIPT: JSON.stringify(start),
      WAITLIST_ORIGIN: JSON.stringify(new URL(readWaitlistSettings(process.env).url).origin),
    };
    actions.setWebpackConfig({ plugins: [plugins.define(constants)] });
  }
};
