import { createContext } from "react";
import type { Example, ExampleInputs } from "../example/example";

export type ExampleState = {
  /** The example as this part of the page shows it. */
  example: Example;
  /** What it is derived from. */
  inputs: ExampleInputs;
  /** Sets an input; there is none outside of a box. */
  setInput?: (name: string, value: number) => void;
  /** Takes all changes of a box back; left out while there is none. */
  resetInputs?: (() => void) | undefined;
};

/** The page's example; within an `<Example>` box, the one that its slider has changed. */
export const ExampleContext = createContext<ExampleState | undefined>(undefined);
