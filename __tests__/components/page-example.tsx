import type { ReactNode } from "react";
import { ExampleContext } from "../../src/components/example-context";
import { readExample } from "../../src/example/read-example";

/** A page's text with the example of the content around it, as the template puts it. */
export function PageExample({ children }: { children: ReactNode }) {
  const { inputs, values } = readExample();
  return (
    <ExampleContext.Provider value={{ inputs, example: { values } }}>{children}</ExampleContext.Provider>
  );
}
