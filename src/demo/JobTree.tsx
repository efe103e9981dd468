import { amount, hours, signed, usdc } from "./demo-texts";
import * as styles from "./JobTree.module.css";
import { SINKS } from "./money";
import { getJobEnds, type JobEndName } from "./old-rules/job-ends";
import type { Balances } from "./score";
import type { Setting } from "./setting";

/** A choice or a ruling, and what can follow; an end has its name. */
type Branch = { text: string; end?: JobEndName; next?: readonly Branch[] };

/** The demo's first job as a tree, in nested lists: what everybody has at each end. */
export function JobTree({ setting }: { setting: Setting }) {
  return (
    <ul className={styles.tree}>
      <BranchItem branch={treeOf(setting)} setting={setting} />
    </ul>
  );
}

function BranchItem({ branch: { text, end, next }, setting }: { branch: Branch; setting: Setting }) {
  return (
    <li>
      <p data-end={end}>
        {text} {end && <b>{balancesOf(setting, end)}</b>}
      </p>
      {next && (
        <ul>
          {next.map((branch) => (
            <BranchItem key={branch.text} branch={branch} setting={setting} />
          ))}
        </ul>
      )}
    </li>
  );
}

function treeOf({ party, terms }: Setting): Branch {
  const [buyer, agent, judge] = [party("party.buyer"), party("party.lead"), party("party.validator")];
  const ruledFor = (winner: string, loser: string, side: "buyer" | "agent"): Branch => ({
    text: `${judge} rules for ${winner}, and ${loser} has ${hours(terms.appealWindow)} to appeal.`,
    next: [
      { text: `${loser} lets it stand.`, end: `${side}-wins` },
      {
        text: `${loser} locks ${usdc(terms.appealDeposit)} and appeals. Three people, drawn by lot, decide.`,
        next: [
          { text: `They agree with ${judge}.`, end: `${side}-upheld` },
          { text: `They overrule ${judge}.`, end: `${side}-reversed` },
        ],
      },
    ],
  });
  return {
    text: `${buyer} pays ${usdc(terms.payment)} into escrow, and ${agent} delivers. ${buyer} has ${hours(terms.waitingPeriod)} to look at the work.`,
    next: [
      { text: `${buyer} accepts it.`, end: "accepted" },
      { text: `${buyer} says nothing, and silence pays ${agent}.`, end: "silent" },
      {
        text: `${buyer} disputes it. Each side sets ${usdc(terms.validationFee + terms.appealFee)} aside for the judges. ${judge}, a program drawn by lot, decides first.`,
        next: [ruledFor(agent, buyer, "agent"), ruledFor(buyer, agent, "buyer")],
      },
    ],
  };
}

/** "Bea −103, Lior +100; judges 3": what an end leaves to everybody. */
function balancesOf({ party, terms }: Setting, end: JobEndName): string {
  const balances = getJobEnds(terms)[end];
  // Of work and checking the machine knows nothing.
  const spent: Partial<Balances> = balances;
  const gone = SINKS.flatMap(([sink, name]) =>
    spent[sink] ? [`${name.toLowerCase()} ${amount(spent[sink])}`] : [],
  );
  const parties = `${party("party.buyer")} ${signed(balances.buyer)}, ${party("party.lead")} ${signed(balances.agent)}`;
  return [parties, ...gone].join(", ");
}
