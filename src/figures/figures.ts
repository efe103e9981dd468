import type { FigureName } from "./controls";
import type { FigureDefinition } from "./figure-definition";

/** Loads each figure's drawing, when it is needed. */
export const loadFigure: Readonly<Record<FigureName, () => Promise<{ figure: FigureDefinition }>>> = {
  JobTimeline: () => import("./JobTimeline"),
  CheckingGame: () => import("./CheckingGame"),
  ReputationOverTime: () => import("./ReputationOverTime"),
  AccountMap: () => import("./AccountMap"),
  SessionKey: () => import("./SessionKey"),
  SwarmBudgets: () => import("./SwarmBudgets"),
  ModuleMap: () => import("./ModuleMap"),
  MultiHopDeadlines: () => import("./MultiHopDeadlines"),
  HealthFactor: () => import("./HealthFactor"),
  BondingCurve: () => import("./BondingCurve"),
};
