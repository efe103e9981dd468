import type { GatsbyConfig } from "gatsby";
import { loadSettingsFile, readWaitlistSettingsOrLocal } from "./src/gatsby/read-settings";
import { mdxOptions } from "./src/mdx/plugins";
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
    documentSearchPaths: ["./src/gatsby/*.ts"],
  },
  // Gatsby downloads a list of adapters unless one is set (`packages/gatsby/src/utils/adapter/init.ts`). This one does nothing:
  // any static host can serve the site.
  adapter: { name: "static files", adapt: () => undefined },
  plugins: [
    // Pages are created from the MDX files of `content` (`src/gatsby/create-pages.ts`), and the example from `example.yaml`.
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "./content" } },
    { resolve: "gatsby-plugin-mdx", options: { mdxOptions } },
    {
      resolve: "gatsby-plugin-sitemap",
      // By default each page also has a frequency and a priority, which search engines ignore.
      options: { createLinkInHead: false, serialize: ({ path }: { path: string }) => ({ url: path }) },
    },
  ],
};

export default config;
