import fc from "fast-check";
import { choicesAt, type DemoEvent, jobToPlay } from "../../../src/features/demo/play";
import { applyEvent, openJob } from "../../../src/models/dispute";
import { demo } from "../../demo-content";

/** Lists of events that a reader can come to: one of the choices at each step, some hours after the last. */
export const anyWalk: fc.Arbitrary<DemoEvent[]> = fc
  .array(fc.tuple(fc.nat(20), fc.nat(90)), { maxLength: 24 })
  .map((steps) => {
    let job = openJob(demo.terms);
    return steps.flatMap(([pick, wait]) => {
      const open = choicesAt(job, job.now + wait).filter(({ isOpen }) => isOpen);
      const choice = open[pick % open.length];
      if (!choice) return [];
      const outcome = applyEvent(jobToPlay(job), choice.event);
      if ("refused" in outcome) throw new Error(`A choice was offered and refused: ${outcome.refused}`);
      job = outcome.job;
      return [choice.event];
    });
  });
