import type { ValueName } from "../example/values";
import { useExample } from "./use-example";

/** `number` leaves out the unit. */
type ValueProps = { name: ValueName; number?: boolean };

/** `<Value name="job.price" />` within an `<Example>` box. Elsewhere `src/mdx/remark-values.ts` replaces it by its text. */
export function Value({ name, number = false }: ValueProps) {
  const { text, number: textWithoutUnit } = useExample().example.values[name];
  return <span className="value">{number ? textWithoutUnit : text}</span>;
}
