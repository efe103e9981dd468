import type { GatsbyConfig } from "gatsby";
import { loadSettingsFile, readWaitlistSettingsOrLocal } from "./src/gatsby/read-settings";
import { gatsbyMdxOptions } from "./src/mdx/plugins";
import { site } from "./src/site/site";

loadSettingsFile(".env");

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: site.url,
    waitlist: readWaitlistSettingsOrLocal(process.env),
  },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    generateOnBuild: true,
    documentSearchPaths: ["./src/gatsby/*.ts", "./src/outputs/*.ts"],
  },
  // Any static host will do. Without an adapter each build asks the network for a list of them.
  adapter: { name: "static files", adapt: () => undefined },
  plugins: [
    // The content: MDX files become pages (`src/gatsby/create-pages.ts`), example.yaml the example.
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "./content" } },
    { resolve: "gatsby-plugin-mdx", options: { mdxOptions: gatsbyMdxOptions } },

    // For search engines
    { resolve: "gatsby-plugin-sitemap", options: { output: "/", createLinkInHead: false } },
  ],
};

export default config;
