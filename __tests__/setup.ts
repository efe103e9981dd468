/// <reference types="@testing-library/jest-dom" />
import fc from "fast-check";

if (typeof document !== "undefined") {
  require("@testing-library/jest-dom");
  // What waits for the page to change waits as long as a slow machine needs, not one second.
  const { configure } = require("@testing-library/react") as typeof import("@testing-library/react");
  configure({ asyncUtilTimeout: 15_000 });
}

// Here properties look at new cases every time; in CI at the same ones, so that a red build means a change broke something.
if (process.env.CI) fc.configureGlobal({ seed: 20_261_120 });
