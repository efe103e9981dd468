/** Read and checked by webpack while it builds (`src/gatsby/webpack.ts`). */
declare module "*/run.yaml" {
  const inputs: import("../lib/run").RunInputs;
  export default inputs;
}
