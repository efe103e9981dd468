import { createElement, Fragment, type ReactNode } from "react";
import { formatNumber } from "../example/format-number";
import { getRecordPoints } from "../example/reputation-record";
import { createLinearScale, roundToTenths } from "../figures/parts/plot";
import { Ticks } from "../ring/Ticks";
import { Escrow, Label, type Tint } from "./drawing-parts";
import * as styles from "./FeatureDrawing.module.css";
import type { FeatureName } from "./features";
import type { JobWords } from "./job-words";

/** What a drawing shows, and one sentence for those who do not see it. */
type Drawing = { label: string; strokes: ReactNode };

/** The six drawings of the protocol's parts, 480 by 400 units. Their strokes light up one after the other. */
export const featureDrawings: Record<FeatureName, (words: JobWords) => Drawing> = {
  chain: ({ buyer, agent, price, hours, getText }) => {
    const callers: (Tint | undefined)[] = ["buyer", "agent", "agent"];
    const calls = ["order\npays in", "take\nthe job", "deliver\na hash", "no fault\nprogram", "settle\npaid"];
    // 13 blocks, which are 12 units apart, lead to the middle of each block of the larger chain.
    const drawLine = (x: number) =>
      `M${x} 240V258L${roundToTenths(x / 3 + 56 + 104 * Math.floor((x - 6) / 156))} 314V336`;
    return createDrawing(
      `${buyer} pays ${getText("job.price")} to ${agent} in five calls, each in a block of this chain: order, take, deliver, find no fault and settle; each block of the larger chain below holds the results of several of them.`,
      <Escrow at={[240, 70]} radius={68} hours={hours} amount={price} text={String(price)} />,
      <Label at={[160, 70]} anchor="end" party="buyer" text={buyer} />,
      <Label at={[320, 70]} anchor="start" party="agent" text={agent} />,
      <path data-party="nobody" strokeWidth="20" strokeDasharray="8 4" d="M8 224H472" />,
      <path data-party="nobody" strokeWidth="1.5" d={drawEach(39, (block) => drawLine(12 * block + 12))} />,
      calls.map((call, index) => (
        <g key={call} data-party={callers[index]}>
          <path strokeWidth="1.5" d={drawLine(48 + 96 * index)} />
          <path strokeWidth="8" d={`M${48 + 96 * index} 208v32`} />
          <Label at={[48 + 96 * index, 162]} party={callers[index]} text={call} />
        </g>
      )),
      <Ticks d="M84 338v24M240 338v24M396 338v24" count={18} width={132} />,
      <Label at={[240, 384]} text="results are kept on a larger chain too" />,
    );
  },

  reputation: ({ agent, getNumber, getText }) => {
    const [end, loss] = [getNumber("record.end"), getNumber("record.loss")];
    const award = getText("reputation.award");
    const days = Array.from({ length: 2 * end + 1 }, (_, half) => half / 2);
    const getPoints = (day: number, hasLost = true) => getRecordPoints(getNumber, day, hasLost);
    const x = createLinearScale([0, end], [16, 472]);
    const y = createLinearScale([0, Math.max(...days.map((day) => getPoints(day, false)))], [318, 84]);
    const drawColumn = (day: number, from: number, to: number) =>
      `M${roundToTenths(x(day))} ${Math.round(y(from))}V${Math.round(y(to))}`;
    const kept = days.map((day) => drawColumn(day, 0, getPoints(day)));
    const lost = days
      .slice(2 * loss)
      .map((day) => `${roundToTenths(x(day))} ${Math.round(y(getPoints(day, false)))}`);
    const jobs = [0, getNumber("record.second"), getNumber("record.third")].map(x);
    return createDrawing(
      `${agent}’s score over ${end} days: three paid jobs raise it bit by bit, it fades in between, and a lost dispute on day ${loss} takes ${award}.`,
      <Ticks d={jobs.map((job) => `M${job} 329a11 11 0 1 1-.1 0`).join("")} count={48} width={6} />,
      <Label at={[4, 20]} anchor="start" party="agent" text={`${agent}’s points, lately`} />,
      <Label at={[4, 376]} anchor="start" text={getText("job.price")} />,
      <path strokeWidth="3" data-party="agent" d={kept.join("")} />,
      <Label at={[jobs[1] ?? 0, 376]} text="again" />,
      <Label at={[jobs[2] ?? 0, 376]} text="again" />,
      <path strokeWidth="2" strokeDasharray="2 4" data-party="spent" d={`M${lost.join("L")}`} />,
      <Label at={[476, 54]} anchor="end" party="spent" text="without the lost dispute" />,
    );
  },

  finance: ({ agent, hours, stake, getNumber, getText }) => {
    const drawDots = (count: number) =>
      drawEach(count / 10, (row) => `M-27 ${6 * row - 27}h${6 * Math.min(9, count - 10 * row - 1) + 0.1}`);
    const getBend = (line: number) => 6 + 4 * (line % 5);
    const drawElbow = (line: number) =>
      `M${100 - 4 * line} 30V${34 + 78 * Math.floor(line / 5)}q0 ${getBend(line)} ${getBend(line)} ${getBend(line)}H112`;
    const modules = Object.entries({
      jobs: `paid ${getText("job.paid")}`,
      lending: `borrows ${getText("loan.debt")}`,
      insurance: `${formatNumber(getNumber("cover.payout"), "USDC")} if it loses`,
      tokenization: "sells its own tokens",
      DAO: "lists the applications",
    });
    const pictures = [
      <Escrow key="jobs" at={[0, 0]} radius={34} hours={hours / 2} amount={0} />,
      <g key="lending" className={styles.grid}>
        <path data-party="nobody" d={drawDots(getNumber("loan.collateral"))} />
        <path d={drawDots(getNumber("loan.debt"))} />
      </g>,
      [10, 15, 20, 25, 30].map((radius) => (
        <g key={radius} transform="rotate(-90)">
          <circle r={radius} data-party="spent" />
          <circle r={radius} pathLength={stake} strokeDasharray={`${getNumber("cover.payout")} ${stake}`} />
        </g>
      )),
      <path key="tokenization" d={drawEach(16, (line) => `M${4 * line - 30} 29v-${5 + line ** 2 / 4}`)} />,
      <path key="DAO" d={drawEach(5, (row) => `M-25 ${12 * row - 24}a3 3 0 1 1 0-.1m8 0h${44 - 4 * row}`)} />,
    ];
    return createDrawing(
      `Five modules around ${agent}: ${modules.map((words) => words.join(", ")).join("; ")}.`,
      <Label at={[4, 12]} anchor="start" party="agent" text={agent} />,
      <path strokeWidth="1.5" data-party="agent" d={drawEach(25, drawElbow)} />,
      modules.map(([name, does], row) => (
        <g key={name} className={styles.financeModule}>
          <g transform={`translate(154 ${48 + 78 * row})`}>{pictures[row]}</g>
          <Label at={[206, 35 + 78 * row]} anchor="start" isStrong text={name} />
          <Label at={[206, 63 + 78 * row]} anchor="start" text={does} />
        </g>
      )),
    );
  },

  wallet: ({ owner, agent, sub, getNumber, getText }) => {
    const [hours, end] = [getNumber("key.duration"), getNumber("key.first-sub.end")];
    const [limit, part] = [getText("key.limit"), getText("key.first-sub.limit")];
    // 10 to 99 dots make up the limit.
    const dot = 10 ** (Math.floor(Math.log10(getNumber("key.limit"))) - 1);
    const passed = Math.round(getNumber("key.first-sub.limit") / dot);
    const kept = Math.round(getNumber("key.limit") / dot) - passed;
    const x = createLinearScale([0, hours], [128, 468]);
    const y = createLinearScale([0, kept + passed], [76, 276]);
    const drawDot = (line: number) => `M${16 + 14 * (line % 5)} ${roundToTenths(y(line))}h.1`;
    const [keptLine, passedLine] = [`H${x(hours)}`, `H84l36 36H${x(end)}`];
    return createDrawing(
      `${agent} may spend ${limit} until hour ${hours}, when its key ends, and has passed ${part} on to ${sub} until hour ${end}.`,
      <Label at={[12, 16]} anchor="start" text={`${owner} owns the account`} />,
      <Label at={[472, 50]} anchor="end" text={`a dot: ${formatNumber(dot, "ETH")} ETH`} />,
      <Label at={[12, 50]} anchor="start" party="agent" text={`${agent}: ${limit}`} />,
      <path strokeWidth="8" strokeLinecap="round" data-party="agent" d={drawEach(kept, drawDot)} />,
      <path strokeWidth="1.5" data-party="agent" d={drawEach(kept, (line) => drawDot(line) + keptLine)} />,
      <path d={drawEach(hours + 1, (hour) => `M${x(hour)} 328v${hour % 12 ? 10 : 18}`)} />,
      <path strokeWidth="8" strokeLinecap="round" d={drawEach(passed, (line) => drawDot(kept + line))} />,
      <path strokeWidth="1.5" d={drawEach(passed, (line) => drawDot(kept + line) + passedLine)} />,
      <Label at={[128, y(kept) + 16]} anchor="start" isStrong text={`${sub}: ${part}`} />,
      end <= hours / 2 && (
        <Label at={[x(end) + 10, 262]} anchor="start" text={`ends by itself\nat hour ${end}`} />
      ),
      <Label at={[124, 374]} anchor="start" text="hour 0" />,
      <Label at={[472, 374]} anchor="end" text={`hour ${hours}`} />,
    );
  },

  "multi-hop": ({ buyer, agent, sub, price, hours, getNumber, getText }) => {
    const [whole, part] = [getText("job.price"), getText("job.first-sub")];
    const drawHalfCircle = (radius: number) =>
      `M304 ${200 - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}`;
    const ring = { radius: 96, hours };
    return createDrawing(
      `${buyer} has put ${whole} into escrow for ${agent}, and ${agent} has put ${part} into another for ${sub}.`,
      <Label at={[98, 98]} anchor="end" party="buyer" text={buyer} />,
      <Escrow at={[202, 98]} {...ring} amount={price} actor="buyer" text={whole} />,
      <Label at={[334, 184]} party="agent" text={agent} />,
      <path strokeWidth="1.5" data-party="agent" d={drawEach(12, (line) => drawHalfCircle(96 + 5 * line))} />,
      <Escrow at={[202, 302]} {...ring} amount={getNumber("job.first-sub")} actor="agent" text={part} />,
      <Label at={[98, 302]} anchor="end" isStrong text={sub} />,
      <Label at={[98, 330]} anchor="end" text={"a job of\nits own"} />,
      <Label at={[334, 213]} text={"answers\nfor both"} />,
    );
  },

  "open-protocol": ({ agent, owner, getNumber }) => {
    const [early, end, late] = [getNumber("write.early"), getNumber("write.end"), getNumber("write.late")];
    const allowedHours = end - getNumber("write.granted");
    const hours = Math.ceil(late + end / 12);
    const y = createLinearScale([0, hours], [84, 334]);
    const allowed = `${y(end - allowedHours)}V${y(end)}`;
    return createDrawing(
      `An application on the DAO’s list writes to ${agent}’s account at hour ${early}. ${owner} has allowed that until hour ${end}, so at hour ${late} it is refused.`,
      <Label at={[4, 209]} anchor="start" text={"your\napp"} />,
      <Ticks d="M100 84V334" count={hours} width={16} thickness={0.25} party="nobody" />,
      <Label at={[174, 16]} text={"the DAO\nlists it"} />,
      <Ticks d="M174 84V334" count={hours} width={36} thickness={0.6} />,
      <Label at={[330, 16]} text={`${owner} allows it\nuntil hour ${end}`} />,
      <Ticks d={`M330 ${allowed}`} count={allowedHours} width={36} thickness={0.6} />,
      <Ticks d={`M409 ${allowed}`} count={allowedHours} width={110} party="agent" />,
      <path strokeWidth="8" data-party="agent" d="M470 80V338" />,
      <Label at={[84, y(early)]} anchor="end" text={`hour ${early}`} />,
      <path strokeWidth="4" d={`M96 ${y(early)}H474`} />,
      <Label at={[84, y(late)]} anchor="end" text={`hour ${late}`} />,
      <path strokeWidth="4" d={`M96 ${y(late)}H330M330 ${y(end)}V338`} />,
      <Label at={[354, y(late)]} anchor="start" text="too late" />,
      <Label at={[476, 372]} anchor="end" party="agent" text={`${agent}’s account`} />,
    );
  },
};

function createDrawing(label: string, ...strokes: ReactNode[]): Drawing {
  return { label, strokes: createElement(Fragment, null, ...strokes) };
}

/** Returns the SVG path of as many parts as `count`, rounded up. */
function drawEach(count: number, drawPart: (index: number) => string): string {
  return Array.from({ length: Math.ceil(count) }, (_, index) => drawPart(index)).join("");
}
