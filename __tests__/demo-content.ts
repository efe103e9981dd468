import { readRun } from "../src/content/read-run";
import { openDemo } from "../src/demo/demo-run";
import type { PublishedRun } from "../src/example/published-run";
import { mockDialogs } from "./native-dialogs";

/** The run of the repository's content, for each walk through it. */
export const run = readRun(process.cwd());

/** `/run.json` as the build makes it. */
export const publishedRun: PublishedRun = { inputs: run.inputs };

export const demo = openDemo(run);

/** What the demo needs of a window and jsdom lacks: dialogs, sizes that are watched, and canvases, which stay empty. */
export function mockDemoWindow(): void {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLCanvasElement.prototype.getContext = () => null;
  mockDialogs();
}
