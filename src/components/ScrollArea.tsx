import { type ComponentPropsWithoutRef, type ReactNode, useRef } from "react";
import { useIsOverflowing } from "../browser/use-is-overflowing";
import * as styles from "./ScrollArea.module.css";

/** What scrolls in itself where it is wider than its place. */
function ScrollArea({
  className,
  label,
  children,
}: {
  className: string | undefined;
  label: string;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const isOverflowing = useIsOverflowing(place);
  return (
    <div
      ref={place}
      className={`${styles.scrolling} ${className}`}
      {...(isOverflowing ? { tabIndex: 0, role: "region", "aria-label": label } : {})}
    >
      {children}
    </div>
  );
}

export function ScrollingTable(props: ComponentPropsWithoutRef<"table">) {
  return (
    <ScrollArea className={styles.table} label="Table">
      <table {...props} />
    </ScrollArea>
  );
}

type MathProps = { display?: "block" | "inline"; children?: ReactNode };

/** A formula; one on a line of its own scrolls. */
export function Formula(props: MathProps) {
  // React 18 has no types for MathML.
  const Element = "math" as unknown as (props: MathProps) => JSX.Element;
  if (props.display !== "block") return <Element {...props} />;
  return (
    <ScrollArea className={styles.formula} label="Formula">
      <Element {...props} />
    </ScrollArea>
  );
}
