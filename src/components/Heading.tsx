import type { ComponentPropsWithoutRef } from "react";

type Props = ComponentPropsWithoutRef<"h2">;

/** A heading, and beside it the link to itself. */
function Heading({ level: Level, id, children }: Props & { level: "h2" | "h3" }) {
  return (
    <div className="heading">
      <Level id={id}>{children}</Level>
      <a className="heading-link" href={`#${id}`} aria-label="Link to this section" aria-describedby={id}>
        #
      </a>
    </div>
  );
}

export const Heading2 = (props: Props) => <Heading level="h2" {...props} />;
export const Heading3 = (props: Props) => <Heading level="h3" {...props} />;
