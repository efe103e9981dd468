import "@testing-library/jest-dom";
import fc from "fast-check";

// Here properties look at new cases every time; in CI at the same ones, so that a red build means a change broke something.
if (process.env.CI) fc.configureGlobal({ seed: 20_261_120 });
