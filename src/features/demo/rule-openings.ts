/** The paper that gives the demo's rules. */
export const RULE_PAPER = "pop";

/**
 * The states of a job, and the words with which the paper's sentence begins that gives the rule for each. The build looks
 * the rest of the sentence up.
 */
export const ruleOpenings = {
  open: "The price is in escrow before",
  funded: "The job’s terms are fixed",
  submitted: "Doing nothing leads to auto-acceptance",
  accepted: "The buyer’s acceptance raises",
  disputed: "Disputing calls in a validation agent",
  decided: "With no appeal, the decision",
  appealed: "Human supervisors judge the appeal",
  final: "The losing party bears the fees",
};
