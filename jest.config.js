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
  restoreMocks: true,
  // jest would leave one processor to others, but what npm test runs beside it ends soon.
  maxWorkers: "100%",
  // With the code, because `--findRelatedTests src/…` and `--watch` look for it here.
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
    // jest runs CommonJS, and many packages publish ES modules alone. Source maps of packages are of no use here.
    "/node_modules/.*\\.m?js$": ["@swc/jest", { ...swc, sourceMaps: false }],
    "\\.[jt]sx?$": ["@swc/jest", swc],
  },
  // Large packages that need no transform.
  transformIgnorePatterns: [
    "/node_modules/(?!.*\\.mjs$)(gatsby|react|react-dom|jest|@jest|@swc|@babel|@testing-library|typescript|postcss|playwright-core|katex|citeproc|@citation-js|temml/dist)/",
  ],
};
