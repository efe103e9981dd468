/** Property tests get new random cases on each run, except in CI: with a fixed seed only a change can break its build. */
const fastCheck = jest.requireActual<typeof import("fast-check")>("fast-check");
if (process.env.CI) fastCheck.configureGlobal({ seed: 20_261_120 });
module.exports = fastCheck;
