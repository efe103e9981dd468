import type { MouseEvent } from "react";
import { ArrowIcon } from "../components/ArrowIcon";
import { FeatureDrawing } from "./FeatureDrawing/FeatureDrawing";
import type { ProtocolFeature } from "./features";
import * as styles from "./ProtocolFeatures.module.css";

type ProtocolFeatureItemProps = { feature: ProtocolFeature; isFirst: boolean };

/** A disclosure with the title, text and drawing of one part of the protocol. */
export function ProtocolFeatureItem({ feature, isFirst }: ProtocolFeatureItemProps) {
  const { id, title, text, drawing, link } = feature;
  return (
    <details className={styles.item} id={id} open={isFirst} name="protocol-features">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary className={`with-chevron ${styles.title}`} onClick={keepScrollPosition}>
        <h3 className={styles.heading}>{title}</h3>
      </summary>
      <div className={`lead ${styles.panel}`}>
        <p>{text}</p>
        {link && (
          <a className={styles.link} href={link.href}>
            {link.label}
            <ArrowIcon direction="right" />
          </a>
        )}
      </div>
      <div className={styles.drawing}>
        <div className={styles.still}>
          <FeatureDrawing name={drawing} />
        </div>
      </div>
    </details>
  );
}

/** Keeps the pressed title at its place in the window while another item closes above it. */
function keepScrollPosition({ currentTarget }: MouseEvent): void {
  const { top: topBefore } = currentTarget.getBoundingClientRect();
  requestAnimationFrame(() => {
    window.scrollBy({ top: currentTarget.getBoundingClientRect().top - topBefore, behavior: "instant" });
  });
}
