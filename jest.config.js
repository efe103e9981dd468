/** Tests functions and components, without a build. */
const { mkdirSync } = require("node:fs");

// jest does not make the folder of `--outputFile`.
mkdirSync("test-results", { recursive: true });

const swc = {
  jsc: {
    target: "es2022",
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic" } },
  },
  module: { type: "commonjs" },
};

module.exports = {
  testEnvironment: "node",
  testTimeout: 90_000,
  // One for each processor: what runs beside it is soon done.
  maxWorkers: "100%",
  // The code too, so that `--findRelatedTests src/…` and `--watch` find what tests it.
  roots: ["<rootDir>/__tests__", "<rootDir>/__mocks__", "<rootDir>/src", "<rootDir>/tools"],
  testMatch: ["**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["/__tests__/build/", "/__tests__/builds/"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup.ts"],
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "\\.(css|svg|png|woff2)$": "<rootDir>/__mocks__/file.ts",
    "^gatsby$": "<rootDir>/__mocks__/gatsby.ts",
    // @mdx-js/mdx needs them. They export to `import` alone, and jest requires.
    "^(estree-walker|is-reference|periscopic)$": "<rootDir>/node_modules/$1/src/index.js",
  },
  transform: {
    // Many packages publish ES modules alone, which jest has to translate too; nobody steps through them.
    "/node_modules/.*\\.m?js$": ["@swc/jest", { ...swc, sourceMaps: false }],
    "\\.[jt]sx?$": ["@swc/jest", swc],
  },
  // What is large, and no ES module.
  transformIgnorePatterns: [
    "/node_modules/(?!.*\\.mjs$)(gatsby|react|react-dom|jest|@jest|@swc|@babel|@testing-library|typescript|postcss|playwright-core|katex|citeproc|@citation-js|temml|sharp)/",
  ],
};
