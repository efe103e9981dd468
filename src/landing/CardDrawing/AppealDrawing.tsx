import { createNumberGetter, type Example, getPartyName } from "../../example/example";
import { formatNumber } from "../../example/format-number";
import * as drawing from "../../figures/parts/drawing.module.css";
import { roundToTenths } from "../../figures/parts/plot";
import { DrawingLabels } from "../DrawingLabels";

/** How high the parties stand, the machine, and the people. */
const LEVELS = { parties: 212, machine: 140, people: 60 };
const GROUND = 248;
const SUPERVISORS = ["party.first-supervisor", "party.second-supervisor", "party.third-supervisor"] as const;

/** The example's dispute as steps over its hours: up to a machine, and by an appeal up to people. */
export function AppealDrawing({ example }: { example: Example }) {
  const { buyer, agent, validator, people, hours } = momentOf(example);
  const at = (hour: number) => roundToTenths((320 * hour) / hours.judgment);
  const [first, second] = [at(hours.dispute), at(hours.appeal)];
  const path = `M0 ${LEVELS.parties}H${first}V${LEVELS.machine}H${second}V${LEVELS.people}H320`;
  const said = (hour: number) => `hour ${formatNumber(hour, "hours")}:`;
  const seats = people.map((name, index) => ({
    name,
    x: roundToTenths(second + ((320 - second) * (index + 0.5)) / people.length),
  }));
  return (
    <>
      <path className={drawing.tint} d={`${path}V${GROUND}H0z`} />
      <path className={drawing.accentLine} data-left="" d={path} />
      <path data-party="buyer" d={`M1 ${LEVELS.parties - 14}a11 11 0 1 0 22 0a11 11 0 1 0-22 0`} />
      <path d={`M${first + 8} ${LEVELS.machine - 3}h34v-34h-34zm6-17a11 11 0 1 0 22 0a11 11 0 1 0-22 0`} />
      <path
        d={seats
          .map(
            ({ x }) =>
              `M${roundToTenths(x - 17)} ${LEVELS.people - 3}v-8a17 17 0 0 1 34 0v8zm9-34a8 8 0 1 0 16 0a8 8 0 1 0-16 0`,
          )
          .join("")}
      />
      <g className={drawing.strong}>
        <DrawingLabels
          below={-0.7}
          words={[
            [28, LEVELS.parties, buyer],
            [first + 48, LEVELS.machine, validator],
          ]}
        />
        <DrawingLabels
          anchor="middle"
          below={1.4}
          words={seats.map(({ name, x }) => [x, LEVELS.people, name] as const)}
        />
      </g>
      <DrawingLabels
        words={[
          [8, LEVELS.parties + 20, `${said(hours.dispute)} a dispute`],
          [first + 8, LEVELS.machine + 20, `${said(hours.decision)} a machine`],
          [first + 8, LEVELS.machine + 37, `rules for ${agent}`],
          [second + 8, LEVELS.people + 42, `${said(hours.judgment)} people`],
          [second + 8, LEVELS.people + 59, "uphold the ruling"],
        ]}
      />
      <DrawingLabels
        anchor="end"
        words={[
          [second - 8, LEVELS.people + 8, said(hours.appeal)],
          [second - 8, LEVELS.people + 25, `${buyer} appeals`],
        ]}
      />
    </>
  );
}

export function describeAppeal(example: Example): string {
  const { buyer, agent, validator, people, hours } = momentOf(example);
  const at = (hour: number) => `at hour ${formatNumber(hour, "hours")}`;
  return `A dispute as steps that rise: ${at(hours.dispute)} ${buyer} disputes ${agent}’s work, ${at(hours.decision)} ${validator}, a machine, rules for ${agent}, ${at(hours.appeal)} ${buyer} appeals, and ${at(hours.judgment)} ${people.slice(0, -1).join(", ")} and ${people.at(-1)}, who are people, uphold the ruling.`;
}

function momentOf({ values }: Example) {
  const get = createNumberGetter({ values });
  return {
    buyer: getPartyName(values, "party.buyer"),
    agent: getPartyName(values, "party.lead"),
    validator: getPartyName(values, "party.validator"),
    people: SUPERVISORS.map((name) => getPartyName(values, name)),
    hours: {
      dispute: get("time.dispute"),
      decision: get("time.decision"),
      appeal: get("time.appeal"),
      judgment: get("time.judgment"),
    },
  };
}
