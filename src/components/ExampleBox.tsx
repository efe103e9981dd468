import { type ReactNode, useId, useMemo, useState } from "react";
import { retryUntilSuccess } from "../browser/retry-until-success";
import type { deriveExample as Derive } from "../example/derive";
import * as styles from "./ExampleBox.module.css";
import { ExampleContext } from "./example-context";
import { useExample } from "./use-example";

type ExampleBoxProps = { title: string; children: ReactNode };

let loading: Promise<typeof Derive> | undefined;

/** The formulas, asked for once a page. */
function loadFormulas(): Promise<typeof Derive> {
  loading ??= retryUntilSuccess(() => import("../example/derive")).then(({ deriveExample }) => deriveExample);
  return loading;
}

/**
 * `<Example title="…">`: a box whose figure has a slider. What the slider sets changes the figure and the values in the box,
 * and nothing else of the page. The formulas come with the first change.
 */
export function ExampleBox({ title, children }: ExampleBoxProps) {
  const page = useExample();
  const [changes, setChanges] = useState<Readonly<Record<string, number>>>({});
  const [derive, setDerive] = useState<typeof Derive>();
  const titleId = useId();

  const inputs = useMemo(() => {
    if (Object.keys(changes).length === 0) return page.inputs;
    const changed = Object.entries(changes).flatMap(([name, value]) => {
      const input = page.inputs[name];
      return input ? [[name, { ...input, value }] as const] : [];
    });
    return { ...page.inputs, ...Object.fromEntries(changed) };
  }, [page.inputs, changes]);
  const example = useMemo(
    () => (derive && inputs !== page.inputs ? derive(inputs) : page.example),
    [derive, inputs, page],
  );

  const set = (name: string, value: number) => {
    setChanges((others) => ({ ...others, [name]: value }));
    if (!derive) void loadFormulas().then((formulas) => setDerive(() => formulas));
  };

  const isChanged = Object.keys(changes).length > 0;
  const reset = isChanged ? () => setChanges({}) : undefined;

  return (
    <ExampleContext.Provider value={{ example, inputs, setInput: set, resetInputs: reset }}>
      <section className={styles.example} data-example="" aria-labelledby={titleId}>
        <p className={styles.title} id={titleId}>
          {title}
        </p>
        {children}
      </section>
    </ExampleContext.Provider>
  );
}
