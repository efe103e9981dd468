import * as styles from "./LivePaper.module.css";
import type { LiveState } from "./state";
import type { LiveStore } from "./store";
import { offerText } from "./words";

type WayOutProps = { store: LiveStore; state: LiveState; onTaken: () => void };

/** The way out of a refusal, where there is one: a press moves the number that stands in the way, and the wanted one. */
export function WayOut({ store, state: { refusedAt }, onTaken }: WayOutProps) {
  const offer = refusedAt?.offer;
  if (!offer) return null;
  const take = () => {
    store.changeTogether(offer.changes);
    onTaken();
  };
  return (
    <button type="button" className={styles.button} onClick={take}>
      {offerText(store.inputs, offer)}
    </button>
  );
}
