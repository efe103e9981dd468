import { useContext } from "react";
import { ExampleContext, type ExampleState } from "./example-context";

/** Returns the example of the page or of the `<Example>` box around a component. Throws if there is no provider. */
export function useExample(): ExampleState {
  const state = useContext(ExampleContext);
  if (!state) throw new Error("The page has no example: put an ExampleContext.Provider around its text.");
  return state;
}
