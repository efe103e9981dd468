import { AppealThreshold } from "./AppealThreshold/AppealThreshold";
import { BondingCurve } from "./BondingCurve/BondingCurve";
import type { FigureProps } from "./figure-props";
import { HealthFactor } from "./HealthFactor/HealthFactor";
import { InsuranceBand } from "./InsuranceBand/InsuranceBand";
import { JobStates } from "./JobStates/JobStates";
import { ModuleMap } from "./ModuleMap/ModuleMap";
import { MultiHopDeadlines } from "./MultiHopDeadlines/MultiHopDeadlines";
import { ReputationOverTime } from "./ReputationOverTime/ReputationOverTime";
import { SessionKey } from "./SessionKey/SessionKey";
import { SwarmBudgets } from "./SwarmBudgets/SwarmBudgets";
import { WriteDecision } from "./WriteDecision/WriteDecision";

/** The figures by the names that papers use in `<Figure name="…">`. */
export const figures: Readonly<Record<string, (props: FigureProps) => JSX.Element>> = {
  "reputation-over-time": ReputationOverTime,
  "job-states": JobStates,
  "appeal-threshold": AppealThreshold,
  "write-decision": WriteDecision,
  "session-key": SessionKey,
  "swarm-budgets": SwarmBudgets,
  "module-map": ModuleMap,
  "multi-hop-deadlines": MultiHopDeadlines,
  "health-factor": HealthFactor,
  "insurance-band": InsuranceBand,
  "bonding-curve": BondingCurve,
};
