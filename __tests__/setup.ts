/// <reference types="@testing-library/jest-dom" />

if (typeof document !== "undefined") {
  require("@testing-library/jest-dom");
  // What waits for the page to change waits as long as a slow machine needs, not one second.
  const { configure } = require("@testing-library/react") as typeof import("@testing-library/react");
  configure({ asyncUtilTimeout: 15_000 });
  // jsdom lays nothing out: nothing ever changes its size.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
