import type { GatsbyNode } from "gatsby";
import type { Configuration, RuleSetRule } from "webpack";
import { inlineScripts } from "../csp/site-policy";
import { readWaitlistSettings } from "./environment";

/** Makes the browser's scripts live under the site's policy, and gives the server's rendering what the policy names. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { stage, actions, plugins, loaders } = api;
  const config: Configuration = api.getConfig();
  // Gatsby would write a font of less than 10 kB into the style sheet, where the policy refuses it.
  const rules = config.module?.rules?.map((rule) =>
    isOfFonts(rule) ? { ...rule, use: [loaders.file()] } : rule,
  );
  actions.replaceWebpackConfig({
    ...config,
    module: { ...config.module, rules },
    // `setWebpackConfig` leaves `output` as it is.
    ...(stage === "build-javascript"
      ? { output: { ...config.output, trustedTypes: { policyName: "webpack" } } }
      : {}),
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
    const { head, start } = inlineScripts();
    const constants = {
      HEAD_SCRIPT: JSON.stringify(head),
      START_SCRIPT: JSON.stringify(start),
      WAITLIST_ORIGIN: JSON.stringify(new URL(readWaitlistSettings(process.env).url).origin),
    };
    actions.setWebpackConfig({ plugins: [plugins.define(constants)] });
  }
};

type Rule = NonNullable<NonNullable<Configuration["module"]>["rules"]>[number];

function isOfFonts(rule: Rule): rule is RuleSetRule {
  return (
    typeof rule === "object" && rule !== null && rule.test instanceof RegExp && rule.test.test("a.woff2")
  );
}
