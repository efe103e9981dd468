export { onPostBuild } from "./src/gatsby/after-build";
export { onPreBootstrap } from "./src/gatsby/before-build";
export { onPluginInit, onPreInit } from "./src/gatsby/cache-invalidation";
export { onCreateDevServer } from "./src/gatsby/dev-server";
export { createPages } from "./src/gatsby/pages";
export { createSchemaCustomization } from "./src/gatsby/schema";
export { sourceNodes } from "./src/gatsby/source-nodes";
export { createResolvers } from "./src/gatsby/versions";
export { onCreateWebpackConfig } from "./src/gatsby/webpack";
