import { useEffect } from "react";
import { Logo } from "../components/Logo";
import { getFragmentId } from "../site/readable-address";
import { protocolFeatures } from "./features";
import { landingTexts } from "./landing-texts";
import { ProtocolFeatureItem } from "./ProtocolFeatureItem";
import * as styles from "./ProtocolFeatures.module.css";

/**
 * The six parts of the protocol: native disclosures of one name, so that the browser keeps one open at a time, also before
 * a script has come. Each has its drawing: below 1024 px it stands inside the item, from there on over the panel beside the
 * list, which shows the mark where nothing is open.
 */
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
            <ProtocolFeatureItem key={feature.id} feature={feature} isFirst={index === 0} />
          ))}
        </div>
        <div className={styles.side}>
          <Logo />
        </div>
      </div>
    </section>
  );
}

/** Opens the item that the address names. */
function openFeatureInAddress(): void {
  const named = document.getElementById(getFragmentId(window.location.hash));
  if (named instanceof HTMLDetailsElement) named.open = true;
}
