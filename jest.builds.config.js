/** Builds the site in copies of the project. */
const units = require("./jest.config.js");

module.exports = {
  ...units,
  roots: ["<rootDir>/__tests__/builds"],
  testPathIgnorePatterns: [],
};
