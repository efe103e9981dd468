/** Properties look at new cases every time; in CI at the same ones, so that a red build means a change broke something. */
const fastCheck = jest.requireActual<typeof import("fast-check")>("fast-check");
if (process.env.CI) fastCheck.configureGlobal({ seed: 20_261_120 });
module.exports = fastCheck;
