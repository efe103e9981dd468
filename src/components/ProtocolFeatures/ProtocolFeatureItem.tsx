import { Link } from "gatsby";
import { useEffect, useRef } from "react";
import type { ProtocolFeature } from "../../lib/copy/features";
import { litepaperPath } from "../../lib/litepaper";
import { FeatureDrawing } from "../FeatureDrawing/FeatureDrawing";
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
    // Before this script came, the browser has found something in a closed panel, or the page's first script has shown
    // the item that was open when the reader left: what the page shows stands.
    const changedEarly = fresh.current && open === Boolean(element.hidden);
    fresh.current = false;
    if (changedEarly) return open ? undefined : queueMicrotask(() => onFound(id));
    // React 18 knows `hidden` only as a boolean; as "until-found" the panel can still be searched.
    if (open) element.removeAttribute("hidden");
    else element.setAttribute("hidden", "until-found");
    const found = () => onFound(id);
    element.addEventListener("beforematch", found);
    return () => element.removeEventListener("beforematch", found);
  }, [id, open, onFound]);

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
      <div ref={panel} className={styles.panel} id={`${id}-panel`} hidden={!open}>
        <p>{text}</p>
        {paper && (
          <Link className={styles.more} to={`${litepaperPath(paper.slug)}#${paper.section}`}>
            {paper.label} <span aria-hidden="true">→</span>
          </Link>
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
