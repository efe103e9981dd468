import { Mark } from "../components/Mark";
import { protocolFeatures } from "./features";
import { landingTexts } from "./landing";
import { ProtocolFeatureItem } from "./ProtocolFeatureItem";
import * as styles from "./ProtocolFeatures.module.css";
import { useAccordion } from "./use-accordion";

const ids = protocolFeatures.map(({ id }) => id);

/**
 * The six parts of the protocol, one open at a time. Each item carries its drawing: below 1024 px it stands inside the
 * item, from there on over the sticky panel beside the list, which shows the mark where nothing is open.
 */
export function ProtocolFeatures() {
  const [open, show] = useAccordion(ids);
  return (
    <section className="columns part" aria-labelledby="features">
      <div className={styles.list}>
        <div>
          <header className={styles.header}>
            <h2 id="features">{landingTexts.features.title}</h2>
            <p className="lead">{landingTexts.features.lead}</p>
          </header>
          {protocolFeatures.map((feature) => (
            <ProtocolFeatureItem
              key={feature.id}
              feature={feature}
              open={feature.id === open}
              onShow={show}
            />
          ))}
        </div>
        <div className={styles.side} data-empty={open === undefined}>
          <Mark />
        </div>
      </div>
    </section>
  );
}
