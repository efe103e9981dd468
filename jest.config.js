/**
 * Packages that take texts and plain data and give such: they need nothing of jest's sandbox, where each test file would
 * compile them anew.
 */
const PLAIN = [
  "unified",
  "vfile(?:-message)?",
  "(?:remark|rehype|retext|unist-util|mdast-util|hast-util|xast-util|micromark)(?:-[a-z-]+)?",
  "[hx]astscript",
  "@citation-js",
  "shiki",
  "svgo",
  "yaml",
  "html-validate",
  "jsdom",
  "zod",
  "fast-check",
  "pure-rand",
  "aria-query",
  "dom-accessibility-api",
  "playwright-core",
  "terser",
  "picomatch",
  "image-size",
  "wawoff2",
  "pako",
];

/** Units and components. The built site has its own runner: playwright.config.ts. */
module.exports = {
  testEnvironment: "node",
  runtime: "<rootDir>/tools/test/jest-runtime.cjs",
  testTimeout: 90_000,
  // One for each processor: what runs beside it is soon done.
  maxWorkers: "100%",
  // The code too, so that `--findRelatedTests src/…` and `--watch` find what tests it.
  roots: ["<rootDir>/__tests__", "<rootDir>/src", "<rootDir>/tools"],
  testMatch: ["**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["/__tests__/browser/", "/__tests__/build/"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup.ts"],
  // In jest's sandbox each look at a global takes a call; these are handed to every module.
  sandboxInjectedGlobals: ["Math", "Number", "Object", "Array", "Map", "Set", "JSON"],
  moduleNameMapper: {
    "\\.module\\.css$": "identity-obj-proxy",
    "\\.(css|svg|png|woff2)$": "<rootDir>/__mocks__/file.ts",
    "/\\.cache/live-papers\\.js$": "<rootDir>/__mocks__/live-papers.ts",
    "^gatsby$": "<rootDir>/__mocks__/gatsby.tsx",
    "^@citation-js/core$": "<rootDir>/__mocks__/citation-js.ts",
  },
  transform: {
    [`/node_modules/(?:${PLAIN.join("|")})/`]: "<rootDir>/tools/test/outside-sandbox.cjs",
    "\\.(m?[jt]sx?)$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
        module: { type: "commonjs" },
      },
    ],
  },
  // ogl and its kin publish ES modules alone, which jest has to translate too.
  transformIgnorePatterns: [
    "/node_modules/(?!.*\\.mjs$)(gatsby|react|react-dom|jest|@jest|@swc|@babel|@testing-library|typescript|solc|@noble|postcss)/",
  ],
};
