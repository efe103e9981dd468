import { graphql } from "gatsby";
import { createExampleValue, type Example, type ExampleInputs } from "../example/example";
import { inputBounds } from "../example/names";
import type { ExampleState } from "./example-context";

type QueriedValue = NonNullable<Queries.ExampleValuesFragment["example"]>["values"][number];

/** The example of a page's query, as its components use it. */
export function createExampleState(queried: readonly QueriedValue[]): ExampleState {
  const quantities = queried.map(
    ({ name, number, word, unit }) => [name, { value: number ?? word ?? "", unit }] as const,
  );
  const values = Object.fromEntries(
    quantities.map(([name, quantity]) => [name, createExampleValue(quantity as never)]),
  );
  const inputs = Object.fromEntries(quantities.filter(([name]) => isInputName(name)));
  return { example: { values: values as Example["values"] }, inputs: inputs as ExampleInputs };
}

const isInputName = (name: string) => name in inputBounds || name.startsWith("party.");

/** @public For the query of each page that shows the example. */
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
