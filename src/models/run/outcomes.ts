import { usdc } from "./quantities";
import { lostDispute, net, upheldAppeal } from "./stories";
import type { Get, Subject } from "./subject";

/** What a dispute leaves to both sides. */
export const subject = { values: outcomeValues } satisfies Subject;

function outcomeValues(get: Get) {
  const upheld = net(upheldAppeal(get));
  const lost = net(lostDispute(get));
  return {
    "job.fees": usdc(get("job.fee.validation") + get("job.fee.human")),
    "appeal.upheld.buyer": usdc(upheld.buyer),
    "appeal.upheld.agent": usdc(upheld.agent),
    "dispute.lost.agent": usdc(lost.agent),
    "dispute.lost.buyer": usdc(lost.buyer),
  };
}
