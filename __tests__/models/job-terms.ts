import type { JobTerms } from "../../src/models/dispute";

/** The terms of a job that the tests run. */
export const terms: JobTerms = {
  payment: 100,
  validationFee: 3,
  appealFee: 7,
  appealDeposit: 20,
  slash: 15,
  deliveryDeadline: 10,
  waitingPeriod: 5,
  appealWindow: 4,
};
