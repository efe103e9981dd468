import {
  createTextGetter,
  type Example,
  formatBalance,
  formatNumber,
  getNumber,
  getPartyName,
} from "../example/example";
import { getJobPaths, type PathName } from "../example/job";
import * as styles from "./JobTree.module.css";
import { SINKS } from "./money";
import type { Balances } from "./score";

/** A choice or a ruling, and what can follow; an end has the name of its path. */
type Branch = { text: string; end?: PathName; next?: readonly Branch[] };

/** The job of the example as a tree, in nested lists: what everybody has at each end. */
export function JobTree({ example }: { example: Example }) {
  return (
    <ul className={styles.tree}>
      <BranchItem branch={treeOf(example)} example={example} />
    </ul>
  );
}

function BranchItem({ branch: { text, end, next }, example }: { branch: Branch; example: Example }) {
  return (
    <li>
      <p data-end={end}>
        {text} {end && <b>{balancesOf(example, end)}</b>}
      </p>
      {next && (
        <ul>
          {next.map((branch) => (
            <BranchItem key={branch.text} branch={branch} example={example} />
          ))}
        </ul>
      )}
    </li>
  );
}

function treeOf(example: Example): Branch {
  const text = createTextGetter(example);
  const [buyer, agent, judge] = [text("party.buyer"), text("party.lead"), text("party.validator")];
  const ruledFor = (winner: string, loser: string, side: "buyer" | "agent"): Branch => ({
    text: `${judge} rules for ${winner}, and ${loser} has ${text("window.appeal")} to appeal.`,
    next: [
      { text: `${loser} lets it stand.`, end: `${side}-wins` },
      {
        text: `${loser} locks ${text("appeal.deposit")} and appeals. Three people, drawn by lot, decide.`,
        next: [
          { text: `They agree with ${judge}.`, end: `${side}-upheld` },
          { text: `They overrule ${judge}.`, end: `${side}-reversed` },
        ],
      },
    ],
  });
  return {
    text: `${buyer} pays ${text("job.price")} into escrow, and ${agent} delivers. ${buyer} has ${text("window.waiting")} to look at the work.`,
    next: [
      { text: `${buyer} accepts it.`, end: "accepted" },
      { text: `${buyer} says nothing, and silence pays ${agent}.`, end: "silent" },
      {
        text: `${buyer} disputes it. Each side sets ${text("job.fees" as never)} aside for the judges. ${judge}, a program drawn by lot, decides first.`,
        next: [ruledFor(agent, buyer, "agent"), ruledFor(buyer, agent, "buyer")],
      },
    ],
  };
}

/** "Bea −103, Lior +100; judges 3": what an end leaves to everybody. */
function balancesOf(example: Example, end: PathName): string {
  const balances = getJobPaths((name) => getNumber<string>(example.values, name)).find(
    ({ path }) => path === end,
  )?.end;
  if (!balances) return "";
  // Of work and checking the machine knows nothing.
  const spent: Partial<Balances> = balances;
  const gone = SINKS.flatMap(([sink, name]) =>
    spent[sink] ? [`${name.toLowerCase()} ${formatNumber(spent[sink], "USDC")}`] : [],
  );
  const [buyer, agent] = [
    getPartyName(example.values, "party.buyer"),
    getPartyName(example.values, "party.lead"),
  ];
  const parties = `${buyer} ${formatBalance(balances.buyer, "USDC")}, ${agent} ${formatBalance(balances.agent, "USDC")}`;
  return [parties, ...gone].join(", ");
}
