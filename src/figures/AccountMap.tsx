import {
  createNumberGetter,
  createTextGetter,
  type Example,
  formatNumber,
  getNumber,
  getPartyName,
} from "../example/example";
import { getKeyLimits, KEY_HOLDERS } from "../example/keys";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import {
  Box,
  breakLines,
  DrawingFrame,
  DrawnArrow,
  disjunctionFormat,
  getViewOpacity,
  Label,
} from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { KeyDrawing } from "./parts/KeyDrawing";

const head = { y: 4, height: 56 };
const owner = { x: 4, width: 150 };
const protocol = { x: 182, width: 202 };
const native = { x: 408, width: 228 };
const account = { x: 4, y: 222, width: 632, height: 642 };
const slot = { x: 182, y: 268, width: 438, height: 92 };
/** The rows of the keys; a bar of full width is the root's limit. */
const rows = { bow: 112, words: 154, right: 620, top: 418, pitch: 162 };
const bar = { below: 70, height: 34 };

/** An account: its owner, who writes to its slot, and its keys, each taken out of the key above. */
function AccountMap({ example, view }: FigureProps) {
  const keys = getKeys(example);
  const person = getPartyName(example.values, "party.owner");
  const holder = getPartyName(example.values, "party.lead");
  const until = example.values["write.end"].number;
  const gone = keys.findIndex(({ view: own }) => own === view);
  return (
    <DrawingFrame
      name="account-map"
      hasArrows
      title="An agent’s account: its owner, its protocol slot and its keys"
      description={`${person} owns ${holder}’s account, gives keys to it and revokes them. An application writes to the account’s slot if the DAO has listed it and ${person} has approved it, in the example until hour ${until}; a native precompile always does. Below the slot ${keys.map(({ name, limit, end }) => `${name}’s key of ${formatEth(limit)} ETH until hour ${end}`).join(", within it ")}. With a key all keys below it end.`}
      height={868}
    >
      <rect className={styles.dashedLine} {...account} rx={12} />
      <Box {...owner} {...head} kind="accent" title={breakLines(`${person}, owner`, 13)} />
      <Box {...protocol} {...head} title="Jobs module" />
      <Box {...native} {...head} title="Native precompile" />
      <DownArrow x={owner.x + 18} to={account.y} words={"owns it,\ngives keys,\nrevokes\nthem"} />
      <DownArrow
        x={protocol.x + 18}
        to={slot.y}
        words={breakLines(`writes if listed by the DAO and approved by ${person} to hour ${until}`, 17)}
      />
      <DownArrow x={native.x + 18} to={slot.y} words={"writes always,\nwithout any\napproval"} />
      <Label x={20} y={300} tone="strong" text={`${holder}’s\naccount`} />
      <Box {...slot} title="Protocol slot" note="facts about the agent" />
      {keys.map((key, depth) => (
        <g key={key.view} opacity={getViewOpacity(gone >= 0 && depth >= gone)}>
          <KeyRow
            {...key}
            depth={depth}
            all={keys[0]?.limit ?? 0}
            life={keys[0]?.end ?? 0}
            next={keys[depth + 1]?.name}
          />
        </g>
      ))}
    </DrawingFrame>
  );
}

function DownArrow({ x, to, words }: { x: number; to: number; words: string }) {
  return (
    <g>
      <DrawnArrow d={`M${x},${head.y + head.height}V${to}`} />
      <Label x={x + 14} y={96} text={words} />
    </g>
  );
}

type AccountKey = ReturnType<typeof getKeys>[number];
type KeyRowProps = AccountKey & { depth: number; all: number; life: number; next: string | undefined };

/** A key with its clock, what it may spend, and the part set aside for the next key, which hangs below that part. */
function KeyRow({ name, limit, end, reserved, takers, depth, all, life, next }: KeyRowProps) {
  const y = rows.top + depth * rows.pitch;
  const top = y + bar.below;
  const wide = (amount: number) => (amount / all) * (rows.right - rows.words);
  return (
    <>
      <g transform={`translate(${rows.bow} ${y + 20})`}>
        <KeyDrawing elapsed={1 - end / life} />
      </g>
      {depth > 0 && <path className={styles.quietLine} d={`M${rows.bow},${y - 4}V${y - rows.pitch + 44}`} />}
      <rect
        className={styles.bar1}
        x={rows.right - wide(limit)}
        y={top}
        width={wide(limit - reserved)}
        height={bar.height}
      />
      {next && (
        <rect
          className={styles.area2}
          x={rows.right - wide(reserved)}
          width={wide(reserved)}
          y={top}
          height={rows.pitch}
        />
      )}
      <Label
        x={rows.words}
        y={y}
        tone="strong"
        text={`${name}: ${formatEth(limit)} ETH to hour ${formatNumber(end, "hours")}`}
        note={`${next ? `${formatEth(reserved)} ETH set aside for ${next}\n` : ""}${takers} can revoke it`}
      />
    </>
  );
}

const formatEth = (amount: number) => formatNumber(amount, "ETH");

/** The keys from the root down: what each may spend, until when, how much it has set aside, and who can revoke it. */
function getKeys({ values }: Example) {
  const get = createNumberGetter({ values });
  const names = KEY_HOLDERS.map((holder) => getPartyName(values, `party.${holder}`));
  const limits = getKeyLimits(get);
  const ends = [get("key.duration"), get("key.first-sub.end"), get("key.second-sub.end")];
  return KEY_HOLDERS.map((view, depth) => ({
    view,
    name: names[depth] ?? "",
    limit: limits[depth] ?? 0,
    end: ends[depth] ?? 0,
    reserved: limits[depth + 1] ?? 0,
    // A key that has set all aside cannot pay for an operation.
    takers: disjunctionFormat.format([
      getPartyName(values, "party.owner"),
      ...names.slice(0, depth).filter((_, above) => (limits[above] ?? 0) > (limits[above + 1] ?? 0)),
    ]),
  }));
}

/** Everyone who can act on the account: how, up to what, until when, and who can end that. */
function createAccountMapTable(example: Example): FigureTable {
  const person = getPartyName(example.values, "party.owner");
  const slot = "writes to the slot";
  return {
    columns: [["Who"], ["What it may do"], ["Up to", "ETH"], ["Until", "hours"], ["Who can end that"]],
    rows: [
      [person, "owns the account", "all that it holds", "always", "nobody"],
      [
        "jobs module",
        `${slot}, in its own area`,
        "no money",
        getNumber(example.values, "write.end"),
        `${person}, or the DAO for all accounts`,
      ],
      ["native precompile", slot, "no money", "always", "whoever upgrades the chain"],
      ...getKeys(example).map(({ name, limit, end, reserved, takers }) => [
        name,
        reserved > 0
          ? `spends by its key, ${formatEth(reserved)} ETH of it set aside for the next`
          : "spends by its key",
        limit,
        end,
        takers,
      ]),
    ],
  };
}

function describeFinding(example: Example, view?: string): string {
  const keys = getKeys(example);
  const text = createTextGetter(example);
  const gone = keys.findIndex(({ view: own }) => own === view);
  const [key, above] = [keys[gone], keys[gone - 1]];
  if (!key)
    return `The three keys together can spend ${text("key.limit")} at most, and nothing once ${text("key.duration")} have passed.`;
  const below = keys.slice(gone + 1).map(({ name }) => `${name}’s`);
  const taken = `${key.name}’s key ${below.length > 0 ? `ends, and ${below.join(" and ")} with it` : "ends"}`;
  if (!above) return `${taken}, so no key of the account is left.`;
  return `${taken}; ${above.name} goes on with ${formatEth(above.limit - above.reserved)} ETH.`;
}

export const figure: FigureDefinition = {
  Drawing: AccountMap,
  createTable: createAccountMapTable,
  describeFinding: describeFinding,
};
