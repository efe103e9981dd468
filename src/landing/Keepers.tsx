import { ArrowIcon } from "../components/ArrowIcon";
import * as drawing from "../figures/parts/drawing.module.css";
import { Label } from "./drawing-parts";
import * as feature from "./FeatureDrawing.module.css";
import { useJobWords } from "./job-words";
import * as styles from "./Keepers.module.css";
import { landingTexts } from "./landing-texts";

const { title, worlds, entry, readers, columns, link } = landingTexts.keepers;

/** Shows where a lost dispute is written, and says what a chain adds to contracts, what it costs and what is open. */
export function Keepers() {
  return (
    <section className="columns landing-section" aria-labelledby="keepers">
      <h2 id="keepers" className={styles.wide}>
        {title}
      </h2>
      <div className={styles.worlds}>
        {worlds.map(({ name, text }, index) => (
          <figure key={name}>
            <div className={`${drawing.container} ${feature.frame}`}>
              <svg className={drawing.drawing} viewBox="0 0 480 280" aria-hidden="true">
                <Records isShared={index === 1} />
              </svg>
            </div>
            <figcaption>
              <b>{name}.</b> {text}
            </figcaption>
          </figure>
        ))}
      </div>
      {columns(useJobWords()).map((column) => (
        <div key={column.title} className={`lead ${styles.column}`}>
          <h3>{column.title}</h3>
          <p>{column.text}</p>
        </div>
      ))}
      <p className={`lead ${styles.wide}`}>
        <a href={link.href}>
          {link.label}
          <ArrowIcon direction="right" />
        </a>
      </p>
    </section>
  );
}

const ROWS = [50, 140, 230];

/** A lost dispute, in amber, in one of three lists or in the account that all read. */
function Records({ isShared }: { isShared: boolean }) {
  const boxes = ROWS.map((y) => `M150 ${y - 36}h104v72h-104z`).join("");
  return (
    <>
      <Label at={[4, 140]} anchor="start" party="spent" text={entry} />
      <path data-party="spent" strokeWidth="3" d="M84 140H148" />
      <path d={isShared ? "M150 14H254V266H150z" : boxes} />
      {ROWS.map((y, row) => (
        <g key={y}>
          <path className={styles.entries} d={`M167 ${y - 20}h71M167 ${y}h71M167 ${y + 20}h71`} />
          <path data-party={isShared || row === 1 ? "spent" : "nobody"} strokeWidth="3" d={`M256 ${y}H310`} />
          <Label at={[322, y]} anchor="start" text={readers[row] ?? ""} />
        </g>
      ))}
      <path data-party="spent" className={styles.entries} d="M167 140h11" />
    </>
  );
}
