/** Tests the files that `gatsby build` wrote. */
const units = require("./jest.config.js");

module.exports = {
  ...units,
  globalSetup: "<rootDir>/tools/fresh-build.ts",
  maxWorkers: 1,
  roots: ["<rootDir>/__tests__/build"],
  testPathIgnorePatterns: [],
};
