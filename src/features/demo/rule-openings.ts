/** The paper that gives the demo's rules. */
export const RULE_PAPER = "pop";

/**
 * The ways in which a delivered job ends, and the words with which the paper's sentence begins that gives the rule for each. The build looks
 * the rest of the sentence up.
 */
export const ruleOpenings = {
  submitted: "Doing nothing leads to auto-acceptance",
  accepted: "The buyer’s acceptance raises",
  appealed: "Human supervisors judge the appeal",
  final: "The losing party bears the fees",
};
