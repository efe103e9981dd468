export { onPostBuild } from "./src/gatsby/after-build";
export { onPreBootstrap } from "./src/gatsby/before-build";
export { onPluginInit, onPreInit } from "./src/gatsby/cache-invalidation";
export { onCreateNode } from "./src/gatsby/nodes";
export { createPages } from "./src/gatsby/pages";
export { createSchemaCustomization } from "./src/gatsby/schema";
export { onCreateWebpackConfig } from "./src/gatsby/webpack";
