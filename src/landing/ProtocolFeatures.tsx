import { useEffect } from "react";
import { Logo } from "../components/Logo";
import { getFragmentId } from "../site/readable-address";
import { protocolFeatures } from "./features";
import { landingTexts } from "./landing-texts";
import { ProtocolFeatureItem } from "./ProtocolFeatureItem";
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

/** Opens the feature whose id is in the address's fragment. */
function openFeatureInAddress(): void {
  const item = document.getElementById(getFragmentId(window.location.hash));
  if (item instanceof HTMLDetailsElement) item.open = true;
}
