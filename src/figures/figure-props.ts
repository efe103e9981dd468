import type { Run } from "../lib/run";

/** What every figure is given. */
export type FigureProps = { run: Run };
