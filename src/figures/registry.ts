import type { FigureTable } from "../lib/figure-table";
import type { Run } from "../lib/run";
import { AppealThreshold, appealThresholdTable } from "./AppealThreshold/AppealThreshold";
import { BondingCurve, bondingCurveTable } from "./BondingCurve/BondingCurve";
import type { FigureProps } from "./figure-props";
import { HealthFactor, healthFactorTable } from "./HealthFactor/HealthFactor";
import { InsuranceBand, insuranceBandTable } from "./InsuranceBand/InsuranceBand";
import { JobStates, jobStatesTable } from "./JobStates/JobStates";
import { ModuleMap, moduleMapTable } from "./ModuleMap/ModuleMap";
import { MultiHopDeadlines, multiHopDeadlinesTable } from "./MultiHopDeadlines/MultiHopDeadlines";
import { ReputationOverTime, reputationTable } from "./ReputationOverTime/ReputationOverTime";
import { SessionKey, sessionKeyTable } from "./SessionKey/SessionKey";
import { SwarmBudgets, swarmBudgetsTable } from "./SwarmBudgets/SwarmBudgets";
import { WriteDecision, writeDecisionTable } from "./WriteDecision/WriteDecision";

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

/** What each of them draws, as a table, by the same names: for the papers' Markdown, and as data. */
export const figureTables: Readonly<Record<string, (run: Run) => FigureTable>> = {
  "reputation-over-time": reputationTable,
  "job-states": jobStatesTable,
  "appeal-threshold": appealThresholdTable,
  "write-decision": writeDecisionTable,
  "session-key": sessionKeyTable,
  "swarm-budgets": swarmBudgetsTable,
  "module-map": moduleMapTable,
  "multi-hop-deadlines": multiHopDeadlinesTable,
  "health-factor": healthFactorTable,
  "insurance-band": insuranceBandTable,
  "bonding-curve": bondingCurveTable,
};
