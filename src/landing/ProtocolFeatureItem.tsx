import { useEffect, useRef } from "react";
import { litepaperPath } from "../site/litepaper-paths";
import { Arrow } from "../components/Arrow";
import { FeatureDrawing } from "./FeatureDrawing/FeatureDrawing";
import type { ProtocolFeature } from "./features";
import * as styles from "./ProtocolFeatures.module.css";
import { panelOf } from "./use-accordion";

type ProtocolFeatureItemProps = {
  feature: ProtocolFeature;
  open: boolean;
  /** Opens an item, or none, and keeps another where it is. */
  onShow: (id: string | undefined, held: string) => void;
};

/** One part of the protocol: a button in a heading, the text it opens, and the drawing that goes with it. */
export function ProtocolFeatureItem({ feature, open, onShow }: ProtocolFeatureItemProps) {
  const { id, title, text, drawing, paper } = feature;
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = panel.current;
    // The browser opens a closed panel by itself, to show a text that it has found.
    const found = () => onShow(id, id);
    element?.addEventListener("beforematch", found);
    return () => element?.removeEventListener("beforematch", found);
  }, [id, onShow]);

  // React 18 writes `hidden` as a boolean, except on custom elements, whose attributes it writes as they are. `is` makes
  // this one, so that find-in-page can search closed panels from the server's HTML on.
  const closable: object = {
    is: "feature-panel",
    class: `lead ${styles.panel}`,
    hidden: open ? undefined : "until-found",
  };

  return (
    <div className={styles.item} id={id} data-open={open}>
      <h3 className={styles.heading}>
        <button
          className={styles.button}
          type="button"
          aria-expanded={open}
          aria-controls={panelOf(id)}
          onClick={() => onShow(open ? undefined : id, id)}
        >
          {title}
          <span className={styles.sign} aria-hidden="true" />
        </button>
      </h3>
      <div ref={panel} id={panelOf(id)} {...closable}>
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
