import type { FigureDefinition } from "./figure-definition";
import type { FigureName } from "./registry";

type LoadFigure = () => Promise<{ figure: FigureDefinition }>;

const all: Readonly<Record<FigureName, LoadFigure>> = {
  "job-timeline": () => import("./JobTimeline/JobTimeline"),
  "reputation-over-time": () => import("./ReputationOverTime/ReputationOverTime"),
  "job-states": () => import("./JobStates/JobStates"),
  "inspection-game": () => import("./InspectionGame/InspectionGame"),
  "appeal-threshold": () => import("./AppealThreshold/AppealThreshold"),
  "account-map": () => import("./AccountMap/AccountMap"),
  "write-decision": () => import("./WriteDecision/WriteDecision"),
  "session-key": () => import("./SessionKey/SessionKey"),
  "swarm-budgets": () => import("./SwarmBudgets/SwarmBudgets"),
  "module-map": () => import("./ModuleMap/ModuleMap"),
  "multi-hop-deadlines": () => import("./MultiHopDeadlines/MultiHopDeadlines"),
  "health-factor": () => import("./HealthFactor/HealthFactor"),
  "insurance-band": () => import("./InsuranceBand/InsuranceBand"),
  "bonding-curve": () => import("./BondingCurve/BondingCurve"),
};

/** The figures of `registry.ts` for the browser, which loads each when its reader comes near to it. */
export const lazyFigures: Readonly<Record<string, LoadFigure>> = all;
