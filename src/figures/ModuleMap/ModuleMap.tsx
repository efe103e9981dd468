import type { FigureTable } from "../../lib/figure-table";
import { nameOf, numberOf, type Run } from "../../lib/run";
import type { FigureDefinition, FigureProps } from "../figure-definition";
import { Arrow, ArrowHead } from "../parts/Arrow";
import { Box } from "../parts/Box";
import { dimmed } from "../parts/dimmed";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";

const NAME = "module-map";
const left = { x: 44, width: 178 };
const right = { x: 524, width: 112 };
const frame = { x: 6, y: 110, width: 232, height: 732 };
const dao = { ...left, y: 6, height: 58 };
/** The modules that move money, from top to bottom. */
const modules = [
  { name: "Jobs", note: "escrow,\nrulings,\nreputation", y: 132, height: 180 },
  { name: "Lending", note: "credit on\nreputation", y: 374, height: 116 },
  { name: "Insurance", note: "against\nslashing", y: 544, height: 116 },
  { name: "Tokenization", note: "a curve,\nthen a pool", y: 714, height: 116 },
] as const;
const [jobs, lending, insurance] = modules;
/** From the top of a module to its first arrow, and from one to the next. */
const ARROWS = { first: 44, pitch: 58 };

type ModuleName = (typeof modules)[number]["name"];

/** What the DAO does for all the others. */
const APPROVES = "approves protocol IDs";

/** What modules read of each other: no money. */
const records = [
  { to: "Lending", what: "reputation" },
  { to: "Insurance", what: "final ruling" },
] as const;

/** Five modules, the agent that uses them, and the money that moves: amounts of the run. */
function ModuleMap({ run, view }: FigureProps) {
  const passes = passesOf(run);
  const names = namesIn(run);
  const without = (name: string) => dimmed(view !== undefined && view !== viewOf(name) && view !== "jobs");
  const inJobs = dimmed(view === "dao");
  return (
    <Figure
      name={NAME}
      title="The five finance modules and the money that moves between them and an agent"
      description={`${passes.map(({ from, to, what, amount }) => `From ${from} to ${to}: ${what}, ${amount}.`).join(" ")} Without money, ${records.map(({ to, what }) => `${what} passes from Jobs to ${to}`).join(", and a ")}. The DAO ${APPROVES} of all other modules.`}
      height={848}
    >
      <ArrowHead figure={NAME} />
      <g className={dimmed(view !== undefined && view !== "dao")}>
        <Box {...dao} title="DAO" />
        <Arrow figure={NAME} className="fig-guide" d={`M132,64V${frame.y}`} />
        <Label x={250} y={30} text={APPROVES} note="moves no money" />
      </g>
      <rect className="fig-frame" {...frame} rx={12} />
      {modules.map(({ name, note, y, height }) => (
        <g key={name} className={name === "Jobs" ? inJobs : without(name)}>
          <Box {...left} y={y} height={height} title={name} note={note} />
        </g>
      ))}
      <g className={without("Lending")}>
        <Arrow figure={NAME} className="fig-guide" d={`M64,${jobs.y + jobs.height}V${lending.y}`} />
        <Label x={78} y={(jobs.y + jobs.height + lending.y) / 2} at="middle" text={records[0].what} />
      </g>
      <g className={without("Insurance")}>
        <Arrow figure={NAME} className="fig-guide" d={`M44,${jobs.y + 140}H22V${insurance.y + 58}H44`} />
        <Label x={36} y={(lending.y + lending.height + insurance.y) / 2} at="middle" text={records[1].what} />
      </g>
      {Object.values(names).map((title) => {
        const own = passes.filter(({ party }) => party === title);
        const isUsed =
          view === undefined || view === "jobs" || own.some(({ module }) => viewOf(module) === view);
        const [first, last] = [own[0]?.y ?? 0, own.at(-1)?.y ?? 0];
        const isAgent = title === names.agent;
        return (
          <g key={title} className={dimmed(!isUsed)}>
            <Box
              {...right}
              y={first - 22}
              height={last - first + 44}
              kind={isAgent ? "accent" : "box"}
              title={title}
              note={isAgent ? "an agent" : undefined}
            />
          </g>
        );
      })}
      {passes.map(({ module, isIn, label, y }) => (
        <g key={y} className={without(module)}>
          <Arrow
            figure={NAME}
            d={isIn ? `M${right.x},${y}H${left.x + left.width}` : `M${left.x + left.width},${y}H${right.x}`}
          />
          <Label
            x={(frame.x + frame.width + right.x) / 2}
            y={y - 12}
            anchor="middle"
            tone="strong"
            text={label}
          />
        </g>
      ))}
    </Figure>
  );
}

/** Who deals with the modules, from top to bottom. */
function namesIn({ values }: Run) {
  return { buyer: nameOf(values, "party.buyer"), agent: nameOf(values, "party.lead"), buyers: "buyers" };
}

type Pass = {
  module: ModuleName;
  party: string;
  from: string;
  to: string;
  isIn: boolean;
  what: string;
  amount: string;
  label: string;
  y: number;
};

/** All that passes between a party and a module, from top to bottom. */
function passesOf(run: Run): Pass[] {
  const { buyer, agent, buyers } = namesIn(run);
  const text = (name: string) => run.values[name]?.text ?? "";
  const lends = isGranted(run) ? "lends" : "refuses";
  const all: [ModuleName, party: string, isIn: boolean, what: string, amount: string, label: string][] = [
    ["Jobs", buyer, true, "the payment", text("job.price"), `buyer pays ${text("job.price")}`],
    [
      "Jobs",
      agent,
      false,
      "the payment for accepted work",
      text("job.price"),
      `pays out ${text("job.price")}`,
    ],
    [
      "Jobs",
      agent,
      true,
      "the slash after a lost dispute",
      text("job.slash"),
      `${text("job.slash")}, if slashed`,
    ],
    ["Lending", agent, true, "collateral", text("loan.collateral"), `${text("loan.collateral")} as security`],
    [
      "Lending",
      agent,
      false,
      `a loan, which it ${isGranted(run) ? "grants" : "refuses"}`,
      text("loan.debt"),
      `${lends} ${text("loan.debt")}`,
    ],
    ["Insurance", agent, true, "the premium", text("cover.premium"), `${text("cover.premium")} for a policy`],
    [
      "Insurance",
      agent,
      false,
      "the payout after a slash",
      text("cover.payout"),
      `${text("cover.payout")}, if slashed`,
    ],
    ["Tokenization", agent, true, "its tokens", text("launch.supply"), text("launch.supply")],
    ["Tokenization", buyers, true, "the reserve", text("launch.reserve"), text("launch.reserve")],
  ];
  return all.map(([module, party, isIn, what, amount, label], index) => {
    const place = modules.find(({ name }) => name === module)?.y ?? 0;
    const before = all.slice(0, index).filter(([other]) => other === module).length;
    const [from, to] = isIn ? [party, module] : [module, party];
    return {
      module,
      party,
      from,
      to,
      isIn,
      what,
      amount,
      label,
      y: place + ARROWS.first + before * ARROWS.pitch,
    };
  });
}

function isGranted({ values }: Run): boolean {
  return numberOf(values, "loan.debt") <= numberOf(values, "loan.capacity");
}

/** What passes from whom to whom, and how much of it. */
function moduleMapTable(run: Run): FigureTable {
  return {
    columns: ["From", "To", "What passes", "How much"].map((title) => ({ title })),
    rows: [
      ...passesOf(run).map(({ from, to, what, amount }) => [from, to, what, amount]),
      ...records.map(({ to, what }) => ["Jobs", to, what, "no money"]),
      ["DAO", "all other modules", APPROVES, "no money"],
    ],
  };
}

function viewOf(name: string): string {
  return name.toLowerCase();
}

function finding(run: Run, view?: string): string {
  const { buyer, agent, buyers } = namesIn(run);
  const text = (name: string) => run.values[name]?.text ?? "";
  switch (view) {
    case "jobs":
      return `${buyer} pays ${text("job.price")} into jobs; ${agent} gets it, or loses ${text("job.slash")} of its lock with a dispute.`;
    case "lending":
      return isGranted(run)
        ? `${agent} borrows ${text("loan.debt")} on ${text("loan.collateral")} of collateral and ${text("reputation.standing")} of reputation.`
        : `Lending refuses: ${agent} may owe no more than ${text("loan.capacity")}.`;
    case "insurance":
      return `For ${text("cover.premium")} insurance returns ${text("cover.payout")} of the ${text("job.slash")} that a lost dispute takes.`;
    case "tokenization":
      return `The ${buyers} of ${agent}’s token pay ${text("launch.reserve")} into a reserve.`;
    case "dao":
      return `The DAO ${APPROVES} of all other modules, and moves no money.`;
    default:
      return `${agent} is paid ${text("job.price")} for a job. If it loses one, ${text("job.slash")} are slashed and ${text("cover.payout")} come back.`;
  }
}

export const figure: FigureDefinition = {
  Drawing: ModuleMap,
  table: moduleMapTable,
  finding,
  parameters: [
    { input: "job.price", label: "Price", least: 10, most: 300 },
    { input: "job.slash", label: "Slash", least: 3, most: 60 },
    { input: "loan.debt", label: "Debt", least: 100, most: 300 },
    { input: "cover.share", label: "Part of a slash that is paid" },
  ],
  views: {
    label: "Module",
    none: "all five",
    options: [...modules.map(({ name }) => name), "DAO"].map((label) => ({ value: viewOf(label), label })),
  },
  targets: [
    { view: "dao", ...dao },
    ...modules.map(({ name, y, height }) => ({ view: viewOf(name), ...left, y, height })),
  ],
};
