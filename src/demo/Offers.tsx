import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { amount, share } from "./demo-texts";
import { Figures } from "./Figures";
import { Option } from "./Option";
import { doNext } from "./play";
import type { Season } from "./season";
import { type Offer, offersOf } from "./sellers";

type OffersProps = { run: DemoRun; season: Season; onHire: (moves: string) => void };

/** Whom to hire: each agent with its price, what of that is for its record, and how likely its work is to be poor. */
export function Offers({ run, season, onHire }: OffersProps) {
  return (
    <div className={styles.offers} data-place="no">
      {offersOf(run, season).map((offer, index) => {
        const moves = index === 0 ? "f" : "F";
        const isTooDear = doNext(run, season, moves) === null;
        return (
          <Option
            key={offer.seller}
            label={`Hire ${run.party(offer.seller)}${standingText(offer)}`}
            note={isTooDear ? "a dispute over it could cost more than there is" : undefined}
            place="no"
            disabled={isTooDear}
            onPress={() => onHire(moves)}
          >
            <Figures
              figures={[
                [amount(offer.price), "USDC"],
                [Math.round(offer.held).toString(), `points, worth ${amount(offer.forRecord)} of the price`],
                [share(offer.poor), "risk of poor work"],
              ]}
            />
          </Option>
        );
      })}
    </div>
  );
}

function standingText({ held, hasFallen }: Offer): string {
  if (hasFallen) return ", who fell";
  return held === 0 ? ", who is new" : "";
}
