import type { ReactNode } from "react";
import { getRecordPoints } from "../example/reputation-record";
import * as drawing from "../figures/parts/drawing.module.css";
import { createLinearScale, createLinePath } from "../figures/parts/plot";
import { Arrow, Escrow, Label, Party } from "./drawing-parts";
import type { FeatureName } from "./features";
import type { JobWords } from "./job-words";

/** What a drawing shows, and one sentence for those who do not see it. */
type Drawing = { label: string; strokes: ReactNode };

/** The six drawings of the protocol's parts, 480 by 400 units. Their strokes appear one after the other. */
export const featureDrawings: Record<FeatureName, (words: JobWords) => Drawing> = {
  chain: ({ buyer, agent, price, getText }) => ({
    label: `${buyer} pays ${getText("job.price")} to ${agent} through the chain, which holds the money and counts the hours. It writes each result into the chain below.`,
    strokes: (
      <>
        <path className={drawing.tint} d="M120 8H360V236H120zM8 316H472V388H8z" />
        <Label at={[240, 34]} isStrong text="the rules" />
        <Label at={[240, 352]} isStrong text="the larger chain below keeps it" />
        <Party at={[46, 104]} name={buyer} party="buyer" />
        <Party at={[434, 104]} name={agent} party="agent" />
        <Arrow from={[86, 92]} to={[192, 92]} />
        <Escrow at={[240, 104]} amount={price} />
        <Label at={[240, 176]} text={"holds the money\ncounts the hours"} />
        <Arrow from={[288, 104]} to={[392, 104]} />
        <Arrow from={[192, 116]} to={[86, 116]} />
        <Label at={[476, 176]} anchor="end" text={`unless\n${buyer} wins`} />
        <Label at={[4, 176]} anchor="start" text={`back, if\n${buyer} wins`} />
        <Arrow from={[240, 240]} to={[240, 310]} />
        <Label at={[254, 272]} anchor="start" text="each result" />
      </>
    ),
  }),

  reputation: ({ agent, getNumber, getText }) => {
    const [end, loss] = [getNumber("record.end"), getNumber("record.loss")];
    const x = createLinearScale([0, end], [16, 464]);
    const y = createLinearScale([0, getNumber("record.loss.before")], [340, 110]);
    const days = Array.from({ length: 2 * end + 1 }, (_, half) => half / 2);
    const line = days.map((day) => [x(day), y(getRecordPoints(getNumber, day, true))] as const);
    const jobs = [0, getNumber("record.second"), getNumber("record.third")].map(x);
    return {
      label: `${agent}’s score over ${end} days: three paid jobs raise it bit by bit, it fades in between, and a lost dispute on day ${loss} takes ${getText("reputation.award")}.`,
      strokes: (
        <>
          <path className={drawing.axisLine} d="M16 340H464" />
          <path className={drawing.solid} d={jobs.map((job) => `M${job - 6} 334h12v12h-12z`).join("")} />
          <Label at={[16, 372]} anchor="start" text={getText("job.price")} />
          <Label at={[jobs[1] ?? 0, 372]} text="again" />
          <Label at={[jobs[2] ?? 0, 372]} text="again" />
          <Label at={[16, 36]} anchor="start" isStrong text={`${agent}’s points, lately`} />
          <path className={drawing.lineAgent} data-drawn="" d={createLinePath(line)} pathLength="1" />
          <path className={drawing.guide} d={`M${x(loss)} 340V104`} />
          <Label
            at={[x(loss) + 10, 120]}
            anchor="start"
            text={`a lost\ndispute:\n−${getNumber("reputation.award")}`}
          />
        </>
      ),
    };
  },

  finance: ({ agent, getText }) => {
    const rows = [
      { y: 40, name: "jobs", does: `paid ${getText("job.paid")}` },
      { y: 120, name: "lending", does: `borrows ${getText("loan.debt")}` },
      { y: 200, name: "insurance", does: `${getText("cover.payout")} if it loses` },
      { y: 280, name: "tokenization", does: "sells its own tokens" },
      { y: 360, name: "DAO", does: "lists the applications" },
    ];
    return {
      label: `Five modules around ${agent}: ${rows.map(({ name, does }) => `${name}, ${does}`).join("; ")}.`,
      strokes: (
        <>
          <Party at={[46, 200]} name={agent} party="agent" />
          {rows.map(({ y, name, does }) => (
            <g key={name}>
              <path className={drawing.quietLine} d={`M84 200C150 200 120 ${y} 186 ${y}`} />
              <path className={drawing.tint} d={`M190 ${y - 32}H472v64H190z`} />
              <Label at={[206, y - 12]} anchor="start" isStrong text={name} />
              <Label at={[206, y + 12]} anchor="start" text={does} />
            </g>
          ))}
        </>
      ),
    };
  },

  wallet: ({ owner, agent, sub, getNumber, getText }) => {
    const [hours, end] = [getNumber("key.duration"), getNumber("key.first-sub.end")];
    const x = createLinearScale([0, hours], [16, 464]);
    const ticks = Array.from({ length: hours + 1 }, (_, hour) => `M${x(hour)} 330v${hour % 12 ? 12 : 22}`);
    return {
      label: `${agent} may spend ${getText("key.limit")} until hour ${hours}, when its key ends, and has passed ${getText("key.first-sub.limit")} on to ${sub} until hour ${end}.`,
      strokes: (
        <>
          <path d={ticks.join("")} />
          <Label at={[16, 376]} anchor="start" text="hour 0" />
          <Label at={[x(end), 376]} text={`hour ${end}`} />
          <Label at={[464, 376]} anchor="end" text={`hour ${hours}`} />
          <Label at={[16, 30]} anchor="start" isStrong text={`${owner} owns the account`} />
          <Label at={[16, 86]} anchor="start" text={`${agent}: ${getText("key.limit")}`} />
          <path className={drawing.lineAgent} d="M16 110H464M464 94v32" />
          <Arrow from={[x(2), 122]} to={[x(2), 172]} />
          <Label at={[x(2) + 16, 146]} anchor="start" text="a part of it" />
          <Label at={[x(2), 196]} anchor="start" text={`${sub}: ${getText("key.first-sub.limit")}`} />
          <path className={drawing.lineInk} d={`M${x(2)} 220H${x(end)}M${x(end)} 204v32`} />
          <Label at={[x(end) + 14, 220]} anchor="start" text="ends by itself" />
        </>
      ),
    };
  },

  "multi-hop": ({ buyer, agent, sub, price, getNumber, getText }) => ({
    label: `${buyer} has put ${getText("job.price")} into escrow for ${agent}, and ${agent} has put ${getText("job.first-sub")} into another for ${sub}.`,
    strokes: (
      <>
        <Party at={[46, 80]} name={buyer} party="buyer" />
        <Party at={[434, 80]} name={agent} party="agent" />
        <Party at={[46, 290]} name={sub} />
        <Arrow from={[88, 80]} to={[192, 80]} />
        <Escrow at={[240, 80]} amount={price} />
        <Label at={[240, 150]} text="a job" />
        <Arrow from={[288, 80]} to={[392, 80]} />
        <Arrow from={[404, 112]} to={[282, 254]} />
        <Escrow at={[240, 290]} amount={getNumber("job.first-sub")} />
        <Label at={[240, 360]} text="a job of its own" />
        <Arrow from={[192, 290]} to={[90, 290]} />
        <Label at={[424, 226]} text={"answers\nfor both"} />
      </>
    ),
  }),

  "open-protocol": ({ agent, owner, getNumber }) => {
    const [early, end, late] = [getNumber("write.early"), getNumber("write.end"), getNumber("write.late")];
    return {
      label: `An application on the DAO’s list writes to ${agent}’s account at hour ${early}. ${owner} has allowed that until hour ${end}, so at hour ${late} it is refused.`,
      strokes: (
        <>
          <path className={drawing.tint} d="M4 90H148V310H4zM364 90H472V310H364z" />
          <Label at={[76, 188]} text={"your\napplication"} />
          <Party at={[418, 200]} name={agent} party="agent" />
          <path d="M200 70V330" />
          <Label at={[200, 24]} text={"the DAO\nlists it"} />
          <path d="M318 70V330" />
          <Label at={[270, 24]} anchor="start" text={`${owner} allows it\nuntil hour ${end}`} />
          <Arrow from={[152, 150]} to={[360, 150]} />
          <Label at={[259, 130]} text={`hour ${early}`} />
          <Arrow from={[152, 250]} to={[306, 250]} isRefused />
          <Label at={[259, 230]} text={`hour ${late}`} />
          <Label at={[318, 362]} text="too late: refused" />
        </>
      ),
    };
  },
};
