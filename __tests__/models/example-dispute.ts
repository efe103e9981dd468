import type { Rulings } from "../../src/models/deterrence";

/** Chances and amounts of a dispute from which tests of the models start. */
export const rulings: Rulings = {
  look: 0.5,
  hit: 0.8,
  error: 0.02,
  reversal: { wrong: 0.6, right: 0.1 },
  threshold: { buyer: 0.215, agent: 0.16 },
};

export const stakes = {
  lost: { payment: 100, slash: 15, reputationLost: 30 },
  validationFee: 3,
  appealFee: 7,
  deposit: 20,
};
