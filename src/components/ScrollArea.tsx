import { type AriaAttributes, type ComponentPropsWithoutRef, type ReactNode, useRef } from "react";
import { useIsOverflowing } from "../browser/use-is-overflowing";
import * as styles from "./ScrollArea.module.css";

type AccessibleName = Pick<AriaAttributes, "aria-label" | "aria-labelledby">;

/** What scrolls in itself where it is wider than its place. */
function ScrollArea({
  className,
  name,
  children,
}: {
  className: string | undefined;
  name: AccessibleName;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const isOverflowing = useIsOverflowing(place);
  return (
    <div
      ref={place}
      className={`${styles.scrolling} ${className}`}
      {...(isOverflowing ? { tabIndex: 0, role: "region", ...name } : {})}
    >
      {children}
    </div>
  );
}

/** A table with a name. While it scrolls, the region around it has the same name. */
export function ScrollingTable(props: ComponentPropsWithoutRef<"table"> & AccessibleName) {
  const { "aria-label": label, "aria-labelledby": labelledBy } = props;
  return (
    <ScrollArea className={styles.table} name={{ "aria-label": label, "aria-labelledby": labelledBy }}>
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
    <ScrollArea className={styles.formula} name={{ "aria-label": "Formula" }}>
      <Element {...props} />
    </ScrollArea>
  );
}
