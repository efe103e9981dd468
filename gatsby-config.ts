import type { GatsbyConfig } from "gatsby";
import { loadSettingsFile, waitlistSettingsOrLocal } from "./src/gatsby/read-settings";
import { sitemapOptions } from "./src/outputs/sitemap";

loadSettingsFile(".env");

const config: GatsbyConfig = {
  siteMetadata: {
    waitlist: waitlistSettingsOrLocal(process.env),
  },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    generateOnBuild: true,
    // Files with queries in a `/* GraphQL */` string: their types are generated as those of pages are.
    documentSearchPaths: ["./src/gatsby/create-pages.ts", "./src/outputs/*.ts"],
  },
  // Any static host will do, so there is nothing to adapt; without an adapter each build asks the network for a list of them.
  adapter: { name: "static files", adapt: () => undefined },
  plugins: [
    // They show the files of the content in GraphiQL, as `File` and `Mdx`. Pages are made from our own nodes (src/gatsby/source-nodes.ts).
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "./content" } },
    "gatsby-plugin-mdx",

    // For search engines
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
};

export default config;
