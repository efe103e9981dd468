import { type ComponentPropsWithoutRef, type ReactNode, useRef } from "react";
import { useIsOverflowing } from "../browser/use-is-overflowing";
import * as styles from "./ScrollArea.module.css";

type ScrollAreaProps = { className: string | undefined; label: string | undefined; children: ReactNode };

/** A box that scrolls sideways, and can then take the focus so that keys scroll it too: WCAG 2.1.1. */
export function ScrollArea({ className, label, children }: ScrollAreaProps) {
  const element = useRef<HTMLDivElement>(null);
  const isOverflowing = useIsOverflowing(element);
  return (
    <div
      ref={element}
      className={`${styles.scrolling} ${className}`}
      {...(isOverflowing ? { tabIndex: 0, role: "region", "aria-label": label } : {})}
    >
      {children}
    </div>
  );
}

/** A table with a name. While it scrolls, the region around it has the same name. */
export function ScrollingTable(props: ComponentPropsWithoutRef<"table">) {
  return (
    <ScrollArea className={styles.table} label={props["aria-label"]}>
      <table {...props} />
    </ScrollArea>
  );
}

type MathProps = { display?: "block" | "inline"; children?: ReactNode };

/** A `math` element. A formula on its own line scrolls if it is too wide. */
export function Formula(props: MathProps) {
  // @types/react has no MathML elements: https://github.com/DefinitelyTyped/DefinitelyTyped/pull/71187.
  const Element = "math" as unknown as (props: MathProps) => JSX.Element;
  if (props.display !== "block") return <Element {...props} />;
  return (
    <ScrollArea className={styles.formula} label="Formula">
      <Element {...props} />
    </ScrollArea>
  );
}
