import type { ReactNode } from "react";
import { formatNumber } from "../example/format-number";
import { getRecordPoints } from "../example/reputation-record";
import * as drawing from "../figures/parts/drawing.module.css";
import { createLinearScale, createLinePath } from "../figures/parts/plot";
import { Arrow, Escrow, Label, Party, Step } from "./drawing-parts";
import type { FeatureName } from "./features";
import type { JobWords } from "./job-words";

/** What a drawing shows, and one sentence for those who do not see it. */
type Drawing = { label: string; strokes: ReactNode };

/** The six drawings of the protocol's parts, 480 by 400 units. */
export const featureDrawings: Record<FeatureName, (words: JobWords) => Drawing> = {
  chain: drawChain,
  reputation: drawReputation,
  finance: drawFinance,
  wallet: drawKeys,
  "multi-hop": drawMultiHop,
  "open-protocol": drawApplication,
};

function drawChain({ buyer, agent, price, getText }: JobWords): Drawing {
  return {
    label: `${buyer} pays ${getText("job.price")} to ${agent} through the chain, which holds the money and counts the hours. It writes each result into the chain below.`,
    strokes: (
      <>
        <path className={drawing.tint} d="M120 8H360V228H120z" />
        <Party x={46} y={104} name={buyer} party="buyer" />
        <Party x={434} y={104} name={agent} party="agent" />
        <Step order={1}>
          <Arrow from={[88, 104]} to={[192, 104]} />
          <Escrow x={240} y={104} amount={price} />
        </Step>
        <Step order={2}>
          <Arrow from={[288, 104]} to={[392, 104]} />
        </Step>
        <Label x={240} y={38} isStrong>
          the rules
        </Label>
        <Label x={240} y={184}>
          holds the money
        </Label>
        <Label x={240} y={210}>
          counts the hours
        </Label>
        <Step order={3}>
          <Arrow from={[240, 232]} to={[240, 310]} />
          <Label x={254} y={272} anchor="start" below={0.35}>
            each result
          </Label>
        </Step>
        <path className={drawing.tint} d="M8 316H472V388H8z" />
        <Label x={240} y={352} below={0.35} isStrong>
          the larger chain below keeps it
        </Label>
      </>
    ),
  };
}

function drawReputation({ agent, getNumber, getText }: JobWords): Drawing {
  const end = getNumber("record.end");
  const most = getNumber("record.loss.before");
  const x = createLinearScale([0, end], [16, 464]);
  const y = createLinearScale([0, 1.25 * most], [340, 60]);
  const days = Array.from({ length: 2 * end + 1 }, (_, half) => half / 2);
  const path = createLinePath(days.map((day) => [x(day), y(getRecordPoints(getNumber, day, true))] as const));
  const jobs = [0, getNumber("record.second"), getNumber("record.third")];
  const loss = getNumber("record.loss");
  return {
    label: `${agent}’s score over ${end} days: three paid jobs raise it bit by bit, it fades in between, and a lost dispute on day ${loss} takes ${getText("reputation.award")}.`,
    strokes: (
      <>
        <path className={drawing.axisLine} d="M16 340H464" />
        <path className={drawing.lineAgent} data-drawn="" d={path} pathLength="1" />
        <Label x={16} y={36} anchor="start" isStrong>
          {`what ${agent} has done lately`}
        </Label>
        {jobs.map((day, index) => (
          <Step key={day} order={index === 0 ? 1 : index === 1 ? 2 : 4}>
            <circle className={drawing.solid} cx={x(day)} cy="340" r="6" />
            <Label
              x={index === 2 ? 464 : x(day) - 8}
              y={340}
              below={1.7}
              anchor={index === 2 ? "end" : "start"}
            >
              {index === 0 ? `a job of ${getText("job.price")}` : "another"}
            </Label>
          </Step>
        ))}
        <Step order={3}>
          <path className={drawing.guide} d={`M${x(loss)} 340V96`} />
          <Label x={x(loss) + 10} y={108} anchor="start">
            a lost
          </Label>
          <Label x={x(loss) + 10} y={108} below={1.2} anchor="start">
            dispute
          </Label>
        </Step>
      </>
    ),
  };
}

function drawFinance({ agent, getText }: JobWords): Drawing {
  const rows = [
    ["jobs", `paid ${getText("job.paid")}`],
    ["lending", `borrows ${getText("loan.debt")}`],
    ["insurance", `${getText("cover.payout")} if it loses`],
    ["tokenization", "sells tokens of its own"],
    ["DAO", "lists the applications"],
  ] as const;
  return {
    label: `Five modules around ${agent}: ${rows.map(([name, does]) => `${name}, ${does}`).join("; ")}.`,
    strokes: (
      <>
        {rows.map(([name, does], index) => {
          const y = 40 + 80 * index;
          return (
            <g key={name}>
              <path className={drawing.quietLine} d={`M84 200C150 200 120 ${y} 186 ${y}`} />
              <path className={drawing.tint} d={`M190 ${y - 32}H472v64H190z`} />
              <Label x={206} y={y} below={-0.25} anchor="start" isStrong>
                {name}
              </Label>
              <Step order={index === 4 ? 4 : index === 0 ? 1 : index === 1 ? 2 : 3}>
                <Label x={206} y={y} below={1.05} anchor="start">
                  {does}
                </Label>
              </Step>
            </g>
          );
        })}
        <Party x={46} y={200} name={agent} party="agent" />
      </>
    ),
  };
}

function drawKeys({ owner, agent, sub, getNumber, getText }: JobWords): Drawing {
  const hours = getNumber("key.duration");
  const end = getNumber("key.first-sub.end");
  const x = createLinearScale([0, hours], [16, 464]);
  const ticks = Array.from(
    { length: hours + 1 },
    (_, hour) => `M${x(hour)} 330v${hour % 12 === 0 ? 22 : 12}`,
  );
  return {
    label: `${agent} may spend ${getText("key.limit")} until hour ${hours}, when its key ends, and has passed ${getText("key.first-sub.limit")} on to ${sub} until hour ${end}.`,
    strokes: (
      <>
        <Label x={16} y={36} anchor="start" isStrong>
          {`${owner} owns the account`}
        </Label>
        <Step order={1}>
          <path className={drawing.lineAgent} data-key="" d={`M${x(0)} 110H${x(hours)}M${x(hours)} 96v28`} />
          <Label x={16} y={84} anchor="start">{`${agent}: ${getText("key.limit")}`}</Label>
        </Step>
        <Step order={2}>
          <Arrow from={[x(2), 122]} to={[x(2), 176]} />
          <Label x={x(2) + 14} y={152} anchor="start">
            a part of it
          </Label>
        </Step>
        <Step order={3}>
          <path data-key="" d={`M${x(2)} 220H${x(end)}M${x(end)} 206v28`} />
          <Label x={x(2)} y={200} anchor="start">{`${sub}: ${getText("key.first-sub.limit")}`}</Label>
        </Step>
        <Step order={4}>
          <Label x={x(end) + 14} y={220} below={0.35} anchor="start">
            ends by itself
          </Label>
        </Step>
        <path d={ticks.join("")} />
        <Label x={16} y={384} anchor="start">
          hour 0
        </Label>
        <Label x={x(end)} y={384}>
          {`hour ${formatNumber(end, "hours")}`}
        </Label>
        <Label x={464} y={384} anchor="end">
          {`hour ${formatNumber(hours, "hours")}`}
        </Label>
      </>
    ),
  };
}

function drawMultiHop({ buyer, agent, sub, price, getNumber, getText }: JobWords): Drawing {
  return {
    label: `${buyer} has put ${getText("job.price")} into escrow for ${agent}, and ${agent} has put ${getText("job.first-sub")} into another for ${sub}.`,
    strokes: (
      <>
        <Party x={50} y={80} name={buyer} party="buyer" />
        <Step order={1}>
          <Arrow from={[92, 80]} to={[182, 80]} />
          <Escrow x={234} y={80} amount={price} />
          <Arrow from={[282, 80]} to={[376, 80]} />
        </Step>
        <Party x={420} y={80} name={agent} party="agent" />
        <Label x={234} y={160}>
          one job
        </Label>
        <Step order={2}>
          <Arrow from={[388, 112]} to={[280, 232]} />
          <Escrow x={246} y={270} amount={getNumber("job.first-sub")} />
          <Label x={246} y={350}>
            a job of its own
          </Label>
        </Step>
        <Step order={3}>
          <Arrow from={[198, 270]} to={[96, 270]} />
        </Step>
        <Party x={50} y={270} name={sub} />
        <Step order={4}>
          <Label x={434} y={200} below={0}>
            answers
          </Label>
          <Label x={434} y={200} below={1.2}>
            for both
          </Label>
        </Step>
      </>
    ),
  };
}

function drawApplication({ agent, owner, getNumber }: JobWords): Drawing {
  const [early, end, late] = [getNumber("write.early"), getNumber("write.end"), getNumber("write.late")];
  return {
    label: `An application on the DAO’s list writes to ${agent}’s account at hour ${early}. ${owner} has allowed that until hour ${end}, so at hour ${late} it is refused.`,
    strokes: (
      <>
        <path className={drawing.tint} d="M8 90H116V310H8zM364 90H472V310H364z" />
        <Label x={62} y={196}>
          your
        </Label>
        <Label x={62} y={196} below={1.2}>
          application
        </Label>
        <Party x={418} y={200} name={agent} party="agent" />
        <Step order={1}>
          <path d="M190 70V330" />
          <Label x={190} y={36}>
            the DAO
          </Label>
          <Label x={190} y={36} below={1.2}>
            lists it
          </Label>
        </Step>
        <Step order={2}>
          <path d="M296 70V330" />
          <Label x={296} y={36}>{`${owner} allows it`}</Label>
          <Label x={296} y={36} below={1.2}>{`until hour ${end}`}</Label>
        </Step>
        <Step order={3}>
          <Arrow from={[120, 150]} to={[360, 150]} />
          <Label x={243} y={140}>{`hour ${early}`}</Label>
        </Step>
        <Step order={4}>
          <Arrow from={[120, 250]} to={[284, 250]} isRefused />
          <Label x={243} y={240}>{`hour ${late}`}</Label>
          <Label x={310} y={372}>
            too late: refused
          </Label>
        </Step>
      </>
    ),
  };
}
