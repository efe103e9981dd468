import { Arrow, ArrowHead } from "../parts/Arrow";
import { Box } from "../parts/Box";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";

const NAME = "module-map";
const jobs = { x: 22, y: 146, width: 150, height: 370 };
const others = { x: 436, width: 186, height: 90 };

/** The modules that the jobs module exchanges with, from top to bottom. */
const modules: readonly { name: string; note: string; out: string; back?: string }[] = [
  { name: "Lending", note: "debt, collateral", out: "reputation", back: "loans as working capital" },
  { name: "Insurance", note: "premiums, claims", out: "final rulings", back: "payouts for slashing" },
  { name: "Tokenization", note: "curve, pool", out: "agents' tokens" },
];

/** Five modules and what passes between them. */
export function ModuleMap() {
  return (
    <Figure
      name={NAME}
      title="The five finance modules and what passes between them"
      description="The DAO approves the protocol IDs of all other modules. The jobs module passes reputation to lending, which returns loans as working capital, and final rulings to insurance, which returns payouts for slashing. Agents from the jobs module issue tokens in the tokenization module."
      height={548}
    >
      <ArrowHead figure={NAME} />
      <Box x={220} y={8} width={200} height={50} title="DAO" />
      <Arrow figure={NAME} d="M320,58V120" />
      <Label x={334} y={96} text="approves protocol IDs" />
      <rect className="fig-frame" x={4} y={122} width={632} height={418} rx={12} />
      <Box {...jobs} kind="accent" title="Jobs" note={"escrow\nrulings\nreputation"} />
      {modules.map(({ name, note, out, back }, index) => {
        const y = jobs.y + index * 140;
        const middle = y + others.height / 2;
        const between = { from: jobs.x + jobs.width, to: others.x };
        return (
          <g key={name}>
            <Box {...others} y={y} title={name} note={note} />
            <Arrow figure={NAME} d={`M${between.from},${back ? middle - 16 : middle}H${between.to}`} />
            <Label x={304} y={(back ? middle - 16 : middle) - 10} anchor="middle" tone="strong" text={out} />
            {back && (
              <>
                <Arrow figure={NAME} d={`M${between.to},${middle + 16}H${between.from}`} />
                <Label x={304} y={middle + 38} anchor="middle" text={back} />
              </>
            )}
          </g>
        );
      })}
    </Figure>
  );
}
