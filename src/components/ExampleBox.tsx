import { type ReactNode, useMemo, useState } from "react";
import type { deriveExample } from "../example/derive";
import type { ExampleInputs } from "../example/example";
import * as styles from "./ExampleBox.module.css";
import { ExampleContext } from "./example-context";
import { useExample } from "./use-example";

/** `<Example title="…">`: a box whose slider changes the values in it alone. The code that derives them is loaded at a change. */
export function ExampleBox({ title, children }: { title: string; children: ReactNode }) {
  const pageState = useExample();
  const [changedInputs, setChangedInputs] = useState<ExampleInputs>({});
  const [derive, setDerive] = useState<typeof deriveExample>();

  const inputs = { ...pageState.inputs, ...changedInputs };
  const isChanged = Object.keys(changedInputs).length > 0;
  const example = useMemo(
    () => (derive && isChanged ? derive({ ...pageState.inputs, ...changedInputs }) : pageState.example),
    [derive, isChanged, pageState, changedInputs],
  );

  const setInput = (name: string, value: number) => {
    const input = pageState.inputs[name];
    if (input) setChangedInputs((current) => ({ ...current, [name]: { ...input, value } }));
    import("../example/derive").then(
      (module) => setDerive(() => module.deriveExample),
      // Without a network nothing changes, and the next change tries again.
      () => {},
    );
  };

  const resetInputs = isChanged ? () => setChangedInputs({}) : undefined;

  return (
    <ExampleContext.Provider value={{ example, inputs, setInput, resetInputs }}>
      <section className={styles.example} data-example="" aria-label={title}>
        <p className={styles.title}>{title}</p>
        {children}
      </section>
    </ExampleContext.Provider>
  );
}
