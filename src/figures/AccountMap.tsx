import {
  createNumberGetter,
  createTextGetter,
  type Example,
  getNumber,
  getPartyName,
} from "../example/example";
import { formatNumber } from "../example/format-number";
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
import { getRect } from "./parts/plot";

const TOP_ROW = { y: 4, height: 56 };
const OWNER_BOX = { x: 4, width: 150 };
const MODULE_BOX = { x: 182, width: 202 };
const PRECOMPILE_BOX = { x: 408, width: 228 };
const ACCOUNT_BOX = { x: 4, y: 222, width: 632, height: 642 };
const SLOT_BOX = { x: 182, y: 268, width: 438, height: 92 };
/** The rows of the keys. A bar from `textX` to `right` is as long as the limit of the root key. */
const KEY_ROWS = { bowX: 112, textX: 154, right: 620, top: 418, pitch: 162 };
const KEY_BAR = { offset: 70, height: 34 };

export const figure: FigureDefinition = { Drawing: AccountMap, createTable, describeFinding };

/** Draws an account: its owner, the modules that write to its slot, and its keys, whose limits lie within each other. */
function AccountMap({ example, view }: FigureProps) {
  const keys = getKeys(example);
  const owner = getPartyName(example.values, "party.owner");
  const agent = getPartyName(example.values, "party.lead");
  const approvalEndHour = example.values["write.end"].number;
  const moduleRule = `writes if listed by the DAO and approved by ${owner} to hour ${approvalEndHour}`;
  const revokedIndex = keys.findIndex((key) => key.view === view);
  return (
    <DrawingFrame
      name="account-map"
      hasArrows
      title="An agent’s account: its owner, its protocol slot and its keys"
      description={`${owner} owns ${agent}’s account, gives keys to it and revokes them. An application writes to the account’s slot if the DAO has listed it and ${owner} has approved it, in the example until hour ${approvalEndHour}; a native precompile always does. Below the slot ${keys.map(({ name, limit, end }) => `${name}’s key of ${formatEth(limit)} ETH until hour ${end}`).join(", within it ")}. With a key all keys below it end.`}
      height={868}
    >
      <rect className={styles.dashedLine} {...ACCOUNT_BOX} rx={12} />
      <Box {...OWNER_BOX} {...TOP_ROW} kind="accent" title={breakLines(`${owner}, owner`, 13)} />
      <Box {...MODULE_BOX} {...TOP_ROW} title="Jobs module" />
      <Box {...PRECOMPILE_BOX} {...TOP_ROW} title="Native precompile" />
      <DownArrow x={OWNER_BOX.x + 18} bottom={ACCOUNT_BOX.y} text={"owns it,\ngives keys,\nrevokes\nthem"} />
      <DownArrow x={MODULE_BOX.x + 18} bottom={SLOT_BOX.y} text={breakLines(moduleRule, 17)} />
      <DownArrow
        x={PRECOMPILE_BOX.x + 18}
        bottom={SLOT_BOX.y}
        text={"writes always,\nwithout any\napproval"}
      />
      <Label x={20} y={300} tone="strong" text={`${agent}’s\naccount`} />
      <Box {...SLOT_BOX} title="Protocol slot" note="facts about the agent" />
      {keys.map((key, depth) => (
        <g key={key.view} opacity={getViewOpacity(revokedIndex >= 0 && depth >= revokedIndex)}>
          <KeyRow
            {...key}
            depth={depth}
            rootLimit={keys[0]?.limit ?? 0}
            rootEnd={keys[0]?.end ?? 0}
            nextName={keys[depth + 1]?.name}
          />
        </g>
      ))}
    </DrawingFrame>
  );
}

function DownArrow({ x, bottom, text }: { x: number; bottom: number; text: string }) {
  return (
    <g>
      <DrawnArrow d={`M${x},${TOP_ROW.y + TOP_ROW.height}V${bottom}`} />
      <Label x={x + 14} y={96} text={text} />
    </g>
  );
}

type AccountKey = ReturnType<typeof getKeys>[number];
type KeyRowProps = AccountKey & {
  depth: number;
  rootLimit: number;
  rootEnd: number;
  nextName: string | undefined;
};

/** Draws a key, its limit as a bar, and the part of the bar that is set aside for the next key, which hangs below that part. */
function KeyRow({ name, limit, end, reserved, revokers, depth, rootLimit, rootEnd, nextName }: KeyRowProps) {
  const y = KEY_ROWS.top + depth * KEY_ROWS.pitch;
  const top = y + KEY_BAR.offset;
  const { right, textX } = KEY_ROWS;
  const getBarX = (amount: number) => right - (amount / rootLimit) * (right - textX);
  return (
    <>
      <g transform={`translate(${KEY_ROWS.bowX} ${y + 20})`}>
        <KeyDrawing elapsed={1 - end / rootEnd} />
      </g>
      {depth > 0 && (
        <path className={styles.quietLine} d={`M${KEY_ROWS.bowX},${y - 4}V${y - KEY_ROWS.pitch + 44}`} />
      )}
      <rect
        className={styles.bar1}
        {...getRect(getBarX(limit), top, getBarX(reserved), top + KEY_BAR.height)}
      />
      {nextName && (
        <rect className={styles.area2} {...getRect(getBarX(reserved), top, right, top + KEY_ROWS.pitch)} />
      )}
      <Label
        x={textX}
        y={y}
        tone="strong"
        text={`${name}: ${formatEth(limit)} ETH to hour ${formatNumber(end, "hours")}`}
        note={`${nextName ? `${formatEth(reserved)} ETH set aside for ${nextName}\n` : ""}${revokers} can revoke it`}
      />
    </>
  );
}

const formatEth = (amount: number) => formatNumber(amount, "ETH");

/** Returns the keys from the root down. `reserved` is the ETH set aside for the next key, `revokers` who can revoke the key. */
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
    // A key above revokes by an operation, which it cannot pay for once all of its limit is set aside.
    revokers: disjunctionFormat.format([
      getPartyName(values, "party.owner"),
      ...names.slice(0, depth).filter((_, above) => (limits[above] ?? 0) > (limits[above + 1] ?? 0)),
    ]),
  }));
}

function createTable(example: Example): FigureTable {
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
      ...getKeys(example).map(({ name, limit, end, reserved, revokers }) => [
        name,
        reserved > 0
          ? `spends by its key, ${formatEth(reserved)} ETH of it set aside for the next`
          : "spends by its key",
        limit,
        end,
        revokers,
      ]),
    ],
  };
}

function describeFinding(example: Example, view?: string): string {
  const keys = getKeys(example);
  const getText = createTextGetter(example);
  const gone = keys.findIndex(({ view: own }) => own === view);
  const [key, above] = [keys[gone], keys[gone - 1]];
  if (!key)
    return `The three keys together can spend ${getText("key.limit")} at most, and nothing once ${getText("key.duration")} have passed.`;
  const below = keys.slice(gone + 1).map(({ name }) => `${name}’s`);
  const loss = `${key.name}’s key ${below.length > 0 ? `ends, and ${below.join(" and ")} with it` : "ends"}`;
  if (!above) return `${loss}, so no key of the account is left.`;
  return `${loss}; ${above.name} goes on with ${formatEth(above.limit - above.reserved)} ETH.`;
}
