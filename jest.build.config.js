/** What `gatsby build` put into public/. */
const units = require("./jest.config.js");

module.exports = {
  ...units,
  roots: ["<rootDir>/__tests__/build"],
  testPathIgnorePatterns: [],
};
