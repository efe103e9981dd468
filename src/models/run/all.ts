import { subject as appeals } from "./appeals";
import { subject as covers } from "./covers";
import { subject as entry } from "./entry";
import { subject as hops } from "./hops";
import { subject as jobs } from "./jobs";
import { subject as keys } from "./keys";
import { subject as launch } from "./launch";
import { subject as loans } from "./loans";
import { subject as outcomes } from "./outcomes";
import { subject as record } from "./record";
import { subject as reputation } from "./reputation";
import { subject as rulings } from "./rulings";
import { subject as sampling } from "./sampling";
import { subject as story } from "./story";
import { subject as windows } from "./windows";

/** All subjects of the run, by the names of their files: the build finds those that a paper needs by these. */
export const subjects = {
  entry,
  windows,
  outcomes,
  jobs,
  appeals,
  reputation,
  record,
  rulings,
  sampling,
  keys,
  hops,
  loans,
  covers,
  story,
  launch,
};

export type SubjectName = keyof typeof subjects;
type AnySubject = (typeof subjects)[SubjectName];
type KeysOf<Part> = Part extends (...given: never) => infer Named ? keyof Named : never;
type NamesIn<Each, Kind extends string> =
  Each extends Readonly<Record<Kind, infer Part>> ? KeysOf<Part> : never;

/** Names of values that the models make of the inputs. */
export type DerivedName = NamesIn<AnySubject, "values"> | NamesIn<AnySubject, "verdicts">;
export type LedgerName = NamesIn<AnySubject, "ledgers">;
