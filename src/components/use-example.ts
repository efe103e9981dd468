import { useContext } from "react";
import { ExampleContext, type ExampleState } from "./example-context";

/** The example around a component. Throws an error outside of a page that has one. */
export function useExample(): ExampleState {
  const state = useContext(ExampleContext);
  if (!state) throw new Error("The page has no example: put an ExampleContext.Provider around its text.");
  return state;
}
