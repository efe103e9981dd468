/// <reference types="@testing-library/jest-dom" />

if (typeof document !== "undefined") {
  require("@testing-library/jest-dom");
  // The default of one second is too short for slow machines.
  const { configure } = require("@testing-library/react") as typeof import("@testing-library/react");
  configure({ asyncUtilTimeout: 15_000 });
  // jsdom has no layout and no ResizeObserver: https://github.com/jsdom/jsdom/issues/3368
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
