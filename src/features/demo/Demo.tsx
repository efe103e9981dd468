import { fetchRun } from "../../run/published-run";
import { type DialogProps, LazyDialog } from "../../ui/LazyDialog";
import { DemoUnavailable } from "./DemoUnavailable";

type DemoProps = DialogProps & {
  /** Of a button that is there before the demo's own rules. */
  className?: string;
};

const load = async () => {
  const [{ default: DemoDialog }, published] = await Promise.all([import("./DemoDialog"), fetchRun()]);
  return ({ onClose }: DialogProps) => <DemoDialog published={published} onClose={onClose} />;
};

/** The demo, whose script, rules and content are fetched now; or where they cannot be had, a word about it and ways on. */
export function Demo({ className, onClose }: DemoProps) {
  return (
    <LazyDialog
      loading="Loading the demo…"
      load={load}
      unavailable={(again) => <DemoUnavailable className={className} onClose={onClose} onAgain={again} />}
      onClose={onClose}
    />
  );
}
