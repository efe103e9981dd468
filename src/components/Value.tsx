import type { ValueName } from "../example/values";
import { useExample } from "./use-example";

type ValueProps = {
  name: ValueName;
  /** Leaves the unit out. */
  number?: boolean;
};

/** `<Value name="job.price" />` in an `<Example>` box. Elsewhere the build prints values as text (`src/mdx/remark-values.ts`). */
export function Value({ name, number = false }: ValueProps) {
  const { text, number: digits } = useExample().example.values[name];
  return <span className="value">{number ? digits : text}</span>;
}
