import { type MouseEvent, useEffect } from "react";
import { ArrowIcon } from "../components/ArrowIcon";
import { Logo } from "../components/Logo";
import { getFragmentId } from "../site/readable-address";
import { FeatureDrawing } from "./FeatureDrawing";
import { type ProtocolFeature, protocolFeatures } from "./features";
import { useJobWords } from "./job-words";
import { landingTexts } from "./landing-texts";
import * as styles from "./ProtocolFeatures.module.css";

/** The parts of the protocol as `details` of one name, of which one is open. From 1024 px on its drawing covers the panel with the logo. */
export function ProtocolFeatures() {
  useEffect(() => {
    openFeatureInAddress();
    window.addEventListener("hashchange", openFeatureInAddress);
    return () => window.removeEventListener("hashchange", openFeatureInAddress);
  }, []);

  return (
    <section className="columns landing-section" aria-labelledby="features">
      <div className={styles.list}>
        <div>
          <header className={styles.header}>
            <h2 id="features">{landingTexts.features.title}</h2>
            <p className="lead">{landingTexts.features.lead}</p>
          </header>
          {protocolFeatures.map((feature, index) => (
            <Feature key={feature.id} feature={feature} isFirst={index === 0} />
          ))}
        </div>
        <div className={styles.side}>
          <Logo />
        </div>
      </div>
    </section>
  );
}

/** A disclosure with the title, text and drawing of one part of the protocol. */
function Feature({ feature, isFirst }: { feature: ProtocolFeature; isFirst: boolean }) {
  const { name, id, title, purpose, text, link } = feature;
  return (
    <details className={styles.item} id={id} open={isFirst} name="protocol-features">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary className={`with-chevron ${styles.title}`} onClick={keepScrollPosition}>
        <h3 className={styles.heading}>{title}</h3>
        <span className={styles.purpose}>{purpose}</span>
      </summary>
      <div className={styles.drawing}>
        <div className={styles.still}>
          <FeatureDrawing name={name} />
        </div>
      </div>
      <div className={`lead ${styles.panel}`}>
        <p>{text(useJobWords())}</p>
        <a className={styles.link} href={link.href}>
          {link.label}
          <ArrowIcon direction="right" />
        </a>
      </div>
    </details>
  );
}

/** Opens the feature whose id is in the address's fragment. */
function openFeatureInAddress(): void {
  const item = document.getElementById(getFragmentId(window.location.hash));
  if (item instanceof HTMLDetailsElement) item.open = true;
}

/** Keeps the pressed title at its place in the window while another item closes above it. */
function keepScrollPosition({ currentTarget }: MouseEvent): void {
  const { top: topBefore } = currentTarget.getBoundingClientRect();
  requestAnimationFrame(() => {
    window.scrollBy({ top: currentTarget.getBoundingClientRect().top - topBefore, behavior: "instant" });
  });
}
