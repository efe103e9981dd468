/** What `gatsby build` put into public/. */
const units = require("./jest.config.js");

module.exports = {
  ...units,
  roots: ["<rootDir>/__tests__/build"],
  testPathIgnorePatterns: [],
  // Some of the tests build the site anew, beside other tests and on one slow core too.
  testTimeout: 900_000,
};
