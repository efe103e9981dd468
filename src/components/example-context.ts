import { createContext } from "react";
import type { Example, ExampleInputs } from "../example/example";

export type ExampleState = {
  /** All example values, as this part of the page shows them. */
  example: Example;
  /** The inputs from which the example values are derived. */
  inputs: ExampleInputs;
  /** Sets the value of an input. Undefined outside of an `<Example>` box. */
  setInput?: (name: string, value: number) => void;
  /** Restores all inputs of the box. Undefined while none has changed. */
  resetInputs?: (() => void) | undefined;
};

/** Provides the page's example. Each `<Example>` box provides its own, which its slider changes. */
export const ExampleContext = createContext<ExampleState | undefined>(undefined);
