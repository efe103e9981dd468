import { useEffect, useRef } from "react";
import { litepaperPath } from "../../site/litepaper";
import { Arrow } from "../../ui/Arrow";
import { FeatureDrawing } from "./FeatureDrawing/FeatureDrawing";
import type { ProtocolFeature } from "./features";
import * as styles from "./ProtocolFeatures.module.css";

type ProtocolFeatureItemProps = {
  feature: ProtocolFeature;
  open: boolean;
  onToggle: (id: string) => void;
  /** The browser's find-in-page, or a link to text, has opened the closed panel. */
  onFound: (id: string) => void;
};

/** One part of the protocol: a button in a heading, the text it opens, and the drawing that goes with it. */
export function ProtocolFeatureItem({ feature, open, onToggle, onFound }: ProtocolFeatureItemProps) {
  const { id, title, text, drawing, paper } = feature;
  const panel = useRef<HTMLDivElement>(null);
  const fresh = useRef(true);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    // Before this script came, the browser found a text in a closed panel, or the page's first script opened the item
    // that was open when the reader left.
    const openedEarly = fresh.current && !open && !element.hidden;
    fresh.current = false;
    if (openedEarly) return queueMicrotask(() => onFound(id));
    const found = () => onFound(id);
    element.addEventListener("beforematch", found);
    return () => element.removeEventListener("beforematch", found);
  }, [id, open, onFound]);

  // React 18 writes `hidden` as a boolean, except on custom elements, whose attributes it writes as they are. `is` makes
  // this one, so that find-in-page can search closed panels from the server's HTML on.
  const closable: object = {
    is: "feature-panel",
    class: styles.panel,
    hidden: open ? undefined : "until-found",
  };

  return (
    <div className={styles.item} id={id} data-open={open}>
      <h3 className={styles.heading}>
        <button
          className={styles.button}
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={() => onToggle(id)}
        >
          {title}
          <span className={styles.sign} aria-hidden="true" />
        </button>
      </h3>
      <div ref={panel} id={`${id}-panel`} {...closable}>
        <p>{text}</p>
        {paper && (
          <a className={styles.more} href={`${litepaperPath(paper.slug)}#${paper.section}`}>
            {paper.label}
            <Arrow to="right" />
          </a>
        )}
      </div>
      <div className={styles.drawing} data-shown={open}>
        <div className={styles.still}>
          <FeatureDrawing name={drawing} />
        </div>
      </div>
    </div>
  );
}
