import type { FigureTable } from "../../lib/figure-table";
import type { FigureDefinition, FigureProps } from "../figure-definition";
import { Arrow, ArrowHead } from "../parts/Arrow";
import { Box } from "../parts/Box";
import { dimmed } from "../parts/dimmed";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";

const NAME = "module-map";
const jobs = { x: 14, y: 158, width: 156, height: 452 };
const dao = { x: 220, y: 8, width: 200, height: 58 };
const others = { x: 430, width: 196, height: 116 };

/** What the DAO does for all the others. */
const APPROVES = "approves protocol IDs";

/** The modules that the jobs module exchanges with, from top to bottom. */
const modules: readonly { name: string; note: string; out: string; back?: string }[] = [
  { name: "Lending", note: "debt,\ncollateral", out: "reputation", back: "loans as\nworking capital" },
  { name: "Insurance", note: "premiums,\nclaims", out: "final rulings", back: "payouts for\nslashing" },
  { name: "Tokenization", note: "curve,\npool", out: "agents’ tokens" },
];

/** Five modules and what passes between them. */
function ModuleMap({ view }: FigureProps) {
  const without = (name: string) => dimmed(view !== undefined && view !== name && view !== "jobs");
  return (
    <Figure
      name={NAME}
      title="The five finance modules and what passes between them"
      description="The DAO approves the protocol IDs of all other modules. The jobs module passes reputation to lending, which returns loans as working capital, and final rulings to insurance, which returns payouts for slashing. Agents from the jobs module issue tokens in the tokenization module."
      height={634}
    >
      <ArrowHead figure={NAME} />
      <g className={dimmed(view !== undefined && view !== "dao")}>
        <Box {...dao} title="DAO" />
        <Arrow figure={NAME} d="M320,66V130" />
        <Label x={334} y={104} text={APPROVES} />
      </g>
      <rect className="fig-frame" x={4} y={134} width={632} height={496} rx={12} />
      <g className={dimmed(view === "dao")}>
        <Box {...jobs} kind="accent" title="Jobs" note={"escrow\nrulings\nreputation"} />
      </g>
      {modules.map(({ name, note, out, back }, index) => {
        const y = topOf(index);
        const middle = y + others.height / 2;
        const between = { from: jobs.x + jobs.width, to: others.x };
        return (
          <g key={name} className={without(viewOf(name))}>
            <Box {...others} y={y} title={name} note={note} />
            <Arrow figure={NAME} d={`M${between.from},${back ? middle - 22 : middle}H${between.to}`} />
            <Label x={300} y={(back ? middle - 22 : middle) - 14} anchor="middle" tone="strong" text={out} />
            {back && (
              <>
                <Arrow figure={NAME} d={`M${between.to},${middle + 10}H${between.from}`} />
                <Label x={300} y={middle + 44} anchor="middle" text={back} />
              </>
            )}
          </g>
        );
      })}
    </Figure>
  );
}

/** What passes from which module to which. */
function moduleMapTable(): FigureTable {
  return {
    columns: ["From", "To", "What passes"].map((title) => ({ title })),
    rows: [
      ["DAO", "all other modules", APPROVES],
      ...modules.flatMap(({ name, out, back }) => [
        ["Jobs", name, out],
        ...(back ? [[name, "Jobs", back.replaceAll("\n", " ")]] : []),
      ]),
    ],
  };
}

function topOf(index: number): number {
  return jobs.y + index * 168;
}

function viewOf(name: string): string {
  return name.toLowerCase();
}

/** What leaves and what reaches a module. */
function finding(_run: unknown, view?: string): string {
  const passes = moduleMapTable().rows.map(([from, to, what]) => ({ from, to, what }));
  const name = ["DAO", "Jobs", ...modules.map((module) => module.name)].find(
    (candidate) => viewOf(candidate) === view,
  );
  if (name === undefined) {
    const fromJobs = passes.filter(({ from }) => from === "Jobs").length;
    return `Of ${passes.length} things that pass between the modules, ${fromJobs} come from jobs.`;
  }
  if (name === "DAO") return `The DAO ${APPROVES} of all other modules.`;
  const list = (found: typeof passes) => found.map(({ what }) => what).join(", ");
  const [out, back] = [passes.filter(({ from }) => from === name), passes.filter(({ to }) => to === name)];
  return [
    ...(out.length > 0 ? [`${name} gives: ${list(out)}.`] : []),
    ...(back.length > 0 ? [`${name} gets: ${list(back)}.`] : []),
  ].join(" ");
}

export const figure: FigureDefinition = {
  Drawing: ModuleMap,
  table: moduleMapTable,
  finding,
  parameters: [],
  views: {
    label: "Module",
    none: "all five",
    options: ["Jobs", ...modules.map(({ name }) => name), "DAO"].map((label) => ({
      value: viewOf(label),
      label,
    })),
  },
  targets: [
    { view: "dao", ...dao },
    { view: "jobs", ...jobs },
    ...modules.map(({ name }, index) => ({ view: viewOf(name), ...others, y: topOf(index) })),
  ],
};
