import { graphql } from "gatsby";
import { createExampleValue, type Example, type ExampleInputs } from "../example/example";
import { inputBounds } from "../example/names";
import type { ExampleState } from "./example-context";

type QueriedValue = NonNullable<Queries.ExampleValuesFragment["example"]>["values"][number];

/** Returns the value of a page's `ExampleContext` from the example values that its query has read. */
export function createExampleState(queriedValues: readonly QueriedValue[]): ExampleState {
  const quantities = queriedValues.map(
    ({ name, number, word, unit }) => [name, { value: number ?? word ?? "", unit }] as const,
  );
  const values = Object.fromEntries(
    quantities.map(([name, quantity]) => [name, createExampleValue(quantity as never)]),
  );
  const inputs = Object.fromEntries(quantities.filter(([name]) => isInputName(name)));
  return { example: { values: values as Example["values"] }, inputs: inputs as ExampleInputs };
}

const isInputName = (name: string) => name in inputBounds || name.startsWith("party.");

/** @public The queries of pages with example values spread it. */
export const exampleValuesFragment = graphql`
  fragment ExampleValues on Query {
    example {
      values {
        name
        number
        word
        unit
      }
    }
  }
`;
