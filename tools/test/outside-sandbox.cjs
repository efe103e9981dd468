/**
 * Loads a package with Node itself, once for each of jest's processes, where jest would translate and begin it anew for
 * each test file. What it makes is of another realm: plain objects and texts are as good as any, but no `Error`,
 * `RegExp` or `Object` of its own is an instance of the tests', nor theirs of its.
 */
module.exports = {
  process: (_source, path) => ({
    code: `module.exports = require("node:module")._load(${JSON.stringify(path)});`,
  }),
};
