import { mechanism as appeals } from "./appeals";
import { mechanism as covers } from "./covers";
import { mechanism as entry } from "./entry";
import { mechanism as hops } from "./hops";
import { mechanism as jobs } from "./jobs";
import { mechanism as keys } from "./keys";
import { mechanism as launch } from "./launch";
import { mechanism as loans } from "./loans";
import type { Mechanism } from "./mechanism";
import { mechanism as record } from "./record";
import { mechanism as reputation } from "./reputation";
import { mechanism as rulings } from "./rulings";
import { mechanism as sampling } from "./sampling";
import { mechanism as windows } from "./windows";

/** All of them. Where several conditions fail, the first one is told. */
export const mechanisms: readonly Mechanism[] = [
  entry,
  windows,
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
  launch,
];
