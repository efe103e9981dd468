import { appeals } from "./appeals";
import { covers } from "./covers";
import { toDefault } from "./default";
import { entry } from "./entry";
import { hops } from "./hops";
import { jobs } from "./jobs";
import { keys } from "./keys";
import { launch } from "./launch";
import { loans } from "./loans";
import { outcomes } from "./outcomes";
import { record } from "./record";
import { reputations } from "./reputation";
import { rulings } from "./rulings";
import { sampling } from "./sampling";
import { windows } from "./windows";

/** All subjects of the run, by the names of their files. */
export const subjects = {
  entry,
  windows,
  outcomes,
  jobs,
  appeals,
  reputations,
  record,
  rulings,
  sampling,
  keys,
  hops,
  loans,
  covers,
  toDefault,
  launch,
};

type AnySubject = (typeof subjects)[keyof typeof subjects];
type KeysOf<Part> = Part extends (...given: never) => infer Named ? keyof Named : never;
type NamesIn<Each, Kind extends string> =
  Each extends Readonly<Record<Kind, infer Part>> ? KeysOf<Part> : never;

/** Names of values that the models make of the inputs. */
export type DerivedName = NamesIn<AnySubject, "values"> | NamesIn<AnySubject, "verdicts">;
export type LedgerName = NamesIn<AnySubject, "ledgers">;
