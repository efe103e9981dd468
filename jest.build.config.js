/** What `gatsby build` put into public/. */
const units = require("./jest.config.js");

module.exports = {
  ...units,
  roots: ["<rootDir>/__tests__/build"],
  testPathIgnorePatterns: [],
  transform: {
    // It asks for more of Node than jsdom has.
    "/node_modules/pdfjs-dist/": "<rootDir>/tools/test/outside-sandbox.cjs",
    ...units.transform,
  },
};
