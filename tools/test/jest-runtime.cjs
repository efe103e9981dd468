/**
 * jest's own runtime, for which a module is compiled once in each of jest's processes: `vm.compileFunction`, which it
 * calls for each module of each test file, keeps nothing of what it has compiled; a `vm.Script` can be run anew in the
 * next file's sandbox.
 */
const vm = require("node:vm");

const { compileFunction } = vm;
const compiled = new Map();

vm.compileFunction = (code, parameters, options) => {
  const { filename, parsingContext } = options ?? {};
  if (!parsingContext) return compileFunction(code, parameters, options);
  const head = `(function (${parameters}) {`;
  const source = `${head}${code}\n})`;
  const known = compiled.get(filename);
  const script =
    known?.source === source ? known.script : new vm.Script(source, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script.runInContext(parsingContext);
};

module.exports = require("jest-runtime");
