import { nameOf, numberOf, type Run, textsOf } from "../../example/run";
import type { FigureDefinition, FigureProps, FigureTable } from "../figure-definition";
import { Arrow, Box, dimmed, Figure, Label } from "../parts/drawing";

const left = { x: 44, width: 178 };
const right = { x: 524, width: 112 };
const dao = { ...left, y: 6, height: 58 };
/** The modules that move money, from top to bottom. */
const modules = [
  { name: "Jobs", note: "escrow,\nrulings,\nreputation", y: 132, height: 180 },
  { name: "Lending", note: "credit on\nreputation", y: 374, height: 116 },
  { name: "Insurance", note: "against\nslashing", y: 544, height: 116 },
  { name: "Tokenization", note: "a curve,\nthen a pool", y: 714, height: 116 },
] as const;
const [jobs, lending, insurance, tokenization] = modules;

const NAMES = [...modules.map(({ name }) => name), "DAO"];

/** What the DAO does for all the others. */
const APPROVES = "approves protocol IDs";

/** What a module reads of the jobs, and the arrow that shows it. */
const records = [
  { to: lending, what: "reputation", d: "M64,312V374", x: 78, y: 343 },
  { to: insurance, what: "final ruling", d: "M44,272H22V602H44", x: 36, y: 517 },
];

/** Five modules, the agent that uses them, and the money that moves: amounts of the run. */
function ModuleMap({ run, view }: FigureProps) {
  const isShown = (name: string) => view === undefined || view === viewOf(name);
  const without = (name: string) => dimmed(!isShown(name) && view !== "jobs");
  return (
    <Figure
      name="module-map"
      arrows
      title="The five finance modules and the money that moves between them and an agent"
      description={moduleMapTable(run)
        .rows.map(([from, to, what]) => `${from} to ${to}: ${what}.`)
        .join(" ")}
      height={848}
    >
      <g className={dimmed(!isShown("DAO"))}>
        <Box {...dao} title="DAO" />
        <Arrow className="fig-guide" d="M132,64V110" />
        <Label x={250} y={30} text={APPROVES} note="moves no money" />
      </g>
      <rect className="fig-frame" x={6} y={110} width={232} height={732} rx={12} />
      {modules.map(({ name, note, ...place }) => (
        <g key={name} className={name === "Jobs" ? dimmed(view === "dao") : without(name)}>
          <Box {...left} {...place} title={name} note={note} />
        </g>
      ))}
      {records.map(({ to, what, d, x, y }) => (
        <g key={what} className={without(to.name)}>
          <Arrow className="fig-guide" d={d} />
          <Label x={x} y={y} at="middle" text={what} />
        </g>
      ))}
      <g className={without("Jobs")}>
        <Box {...right} y={154} height={44} title={nameOf(run.values, "party.buyer")} />
      </g>
      <g className={dimmed(view === "dao")}>
        <Box
          {...right}
          y={212}
          height={568}
          kind="accent"
          title={nameOf(run.values, "party.lead")}
          note="an agent"
        />
      </g>
      <g className={without("Tokenization")}>
        <Box {...right} y={794} height={44} title="buyers" />
      </g>
      {passesOf(run).map(({ module, isIn, what, y }) => (
        <g key={y} className={without(module.name)}>
          <Arrow d={isIn ? `M${right.x},${y}H222` : `M222,${y}H${right.x}`} />
          <Label x={381} y={y - 12} anchor="middle" tone="strong" text={what} />
        </g>
      ))}
    </Figure>
  );
}

/** All that passes between a party and a module, from top to bottom. */
function passesOf(run: Run) {
  const { values } = run;
  const [buyer, agent] = [nameOf(values, "party.buyer"), nameOf(values, "party.lead")];
  const lends = numberOf(values, "loan.debt") <= numberOf(values, "loan.capacity") ? "lends" : "refuses";
  const amount = textsOf(run);
  const all = [
    { module: jobs, party: buyer, isIn: true, what: `buyer pays ${amount("job.price")}` },
    { module: jobs, party: agent, isIn: false, what: `pays out ${amount("job.price")}` },
    { module: jobs, party: agent, isIn: true, what: `${amount("job.slash")}, if slashed` },
    { module: lending, party: agent, isIn: true, what: `${amount("loan.collateral")} as security` },
    { module: lending, party: agent, isIn: false, what: `${lends} ${amount("loan.debt")}` },
    { module: insurance, party: agent, isIn: true, what: `${amount("cover.premium")} for a policy` },
    { module: insurance, party: agent, isIn: false, what: `${amount("cover.payout")}, if slashed` },
    { module: tokenization, party: agent, isIn: true, what: amount("launch.supply") },
    { module: tokenization, party: "buyers", isIn: true, what: amount("launch.reserve") },
  ];
  return all.map((pass, index) => {
    const place = index - all.findIndex(({ module }) => module === pass.module);
    return { ...pass, y: pass.module.y + 44 + place * 58 };
  });
}

/** What passes from whom to whom. */
function moduleMapTable(run: Run): FigureTable {
  return {
    columns: [["From"], ["To"], ["What passes"]],
    rows: [
      ...passesOf(run).map(({ module, party, isIn, what }) =>
        isIn ? [party, module.name, what] : [module.name, party, what],
      ),
      ...records.map(({ to, what }) => ["Jobs", to.name, what]),
      ["DAO", "all other modules", APPROVES],
    ],
  };
}

function viewOf(name: string): string {
  return name.toLowerCase();
}

/** All that a module gives and gets. */
function finding(run: Run, view?: string): string {
  const name = NAMES.find((candidate) => viewOf(candidate) === view);
  if (name) {
    const own = moduleMapTable(run).rows.filter((row) => row.includes(name));
    return `${name}: ${own.map(([, , what]) => what).join("; ")}.`;
  }
  const text = textsOf(run);
  return `A job pays ${text("job.price")}. If one is lost, ${text("job.slash")} are slashed and ${text("cover.payout")} come back.`;
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
  named: ["views"],
  views: {
    label: "Module",
    none: "all five",
    options: NAMES.map((label) => ({ value: viewOf(label), label })),
  },
};
