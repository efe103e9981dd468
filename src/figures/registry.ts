import { figure as accountMap } from "./AccountMap/AccountMap";
import { figure as appealThreshold } from "./AppealThreshold/AppealThreshold";
import { figure as bondingCurve } from "./BondingCurve/BondingCurve";
import type { FigureDefinition } from "./figure-definition";
import { figure as healthFactor } from "./HealthFactor/HealthFactor";
import { figure as inspectionGame } from "./InspectionGame/InspectionGame";
import { figure as insuranceBand } from "./InsuranceBand/InsuranceBand";
import { figure as jobStates } from "./JobStates/JobStates";
import { figure as jobTimeline } from "./JobTimeline/JobTimeline";
import { figure as moduleMap } from "./ModuleMap/ModuleMap";
import { figure as multiHopDeadlines } from "./MultiHopDeadlines/MultiHopDeadlines";
import { figure as reputationOverTime } from "./ReputationOverTime/ReputationOverTime";
import { figure as sessionKey } from "./SessionKey/SessionKey";
import { figure as swarmBudgets } from "./SwarmBudgets/SwarmBudgets";
import { figure as writeDecision } from "./WriteDecision/WriteDecision";

const all = {
  "job-timeline": jobTimeline,
  "reputation-over-time": reputationOverTime,
  "job-states": jobStates,
  "inspection-game": inspectionGame,
  "appeal-threshold": appealThreshold,
  "account-map": accountMap,
  "write-decision": writeDecision,
  "session-key": sessionKey,
  "swarm-budgets": swarmBudgets,
  "module-map": moduleMap,
  "multi-hop-deadlines": multiHopDeadlines,
  "health-factor": healthFactor,
  "insurance-band": insuranceBand,
  "bonding-curve": bondingCurve,
} satisfies Readonly<Record<string, FigureDefinition>>;

export type FigureName = keyof typeof all;

/** The figures by the names that papers use in `<Figure name="…">`. The browser's list is `lazy-figures.ts`. */
export const figures: Readonly<Record<string, FigureDefinition>> = all;
