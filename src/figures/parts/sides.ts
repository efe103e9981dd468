import type { Example } from "../../example/example";
import * as styles from "./drawing.module.css";

/** The two sides of a job. */
export type Side = "buyer" | "agent";

export const SIDES = ["buyer", "agent"] as const satisfies Side[];

/** The class of each side’s bars, in its colour. */
export const SIDE_BAR_CLASSES = { buyer: styles.bar3, agent: styles.bar2 } as const;

export type SideNames = Readonly<Record<Side, string>>;

export function getSideNames({ values }: Example): SideNames {
  return { buyer: values["party.buyer"].text, agent: values["party.lead"].text };
}
