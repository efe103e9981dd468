export { createPages } from "./src/gatsby/create-pages";
export { createResolvers } from "./src/gatsby/create-resolvers";
export { createSchemaCustomization } from "./src/gatsby/create-schema-customization";
export { onCreateDevServer } from "./src/gatsby/on-create-dev-server";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
export { onPostBuild } from "./src/gatsby/on-post-build";
export { onPreInit } from "./src/gatsby/on-pre-init";
export { sourceNodes } from "./src/gatsby/source-nodes";
