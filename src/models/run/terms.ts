import type { JobTerms } from "../dispute";
import type { Windows } from "../multi-hop";
import { whole } from "./quantities";
import type { Get } from "./subject";

/** The terms of the run's job, in hundredths and in hours from its submission. */
export function jobTerms(get: Get): JobTerms {
  return {
    payment: whole(get("job.price")),
    validationFee: whole(get("job.fee.validation")),
    appealFee: whole(get("job.fee.human")),
    appealDeposit: whole(get("appeal.deposit")),
    slash: whole(get("job.slash")),
    deliveryDeadline: 1,
    waitingPeriod: get("window.waiting"),
    appealWindow: get("window.appeal"),
  };
}

/** The windows of the run's jobs, in hours. */
export function jobWindows(get: Get): Windows {
  return {
    waitingPeriod: get("window.waiting"),
    validation: get("window.validation"),
    appealWindow: get("window.appeal"),
    judgment: get("window.judgment"),
  };
}
