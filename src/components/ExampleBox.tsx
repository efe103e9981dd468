import { type ReactNode, useId, useMemo, useState } from "react";
import { retryUntilSuccess } from "../browser/retry-until-success";
import type { deriveExample } from "../example/derive";
import * as styles from "./ExampleBox.module.css";
import { ExampleContext } from "./example-context";
import { useExample } from "./use-example";

type ExampleBoxProps = { title: string; children: ReactNode };

/**
 * `<Example title="…">` in the content: a box with a figure and its slider. The slider changes the figure and the example
 * values in this box alone. The code that derives them is loaded at the first change.
 */
export function ExampleBox({ title, children }: ExampleBoxProps) {
  const pageState = useExample();
  const [changedValues, setChangedValues] = useState<Readonly<Record<string, number>>>({});
  const [derive, setDerive] = useState<typeof deriveExample>();
  const titleId = useId();

  const inputs = useMemo(() => {
    if (Object.keys(changedValues).length === 0) return pageState.inputs;
    const changedInputs = Object.entries(changedValues).flatMap(([name, value]) => {
      const input = pageState.inputs[name];
      return input ? [[name, { ...input, value }] as const] : [];
    });
    return { ...pageState.inputs, ...Object.fromEntries(changedInputs) };
  }, [pageState.inputs, changedValues]);
  const example = useMemo(
    () => (derive && inputs !== pageState.inputs ? derive(inputs) : pageState.example),
    [derive, inputs, pageState],
  );

  const setInput = (name: string, value: number) => {
    setChangedValues((current) => ({ ...current, [name]: value }));
    if (!derive) void loadDeriveExample().then((loaded) => setDerive(() => loaded));
  };

  const isChanged = Object.keys(changedValues).length > 0;
  const resetInputs = isChanged ? () => setChangedValues({}) : undefined;

  return (
    <ExampleContext.Provider value={{ example, inputs, setInput, resetInputs }}>
      <section className={styles.example} data-example="" aria-labelledby={titleId}>
        <p className={styles.title} id={titleId}>
          {title}
        </p>
        {children}
      </section>
    </ExampleContext.Provider>
  );
}

let loading: Promise<typeof deriveExample> | undefined;

/** Returns one promise for all boxes of the page. */
function loadDeriveExample(): Promise<typeof deriveExample> {
  loading ??= retryUntilSuccess(() => import("../example/derive")).then((module) => module.deriveExample);
  return loading;
}
