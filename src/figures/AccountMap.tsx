import {
  createNumberGetter,
  createTextGetter,
  type Example,
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
  FIGURE_WIDTH,
  getViewOpacity,
  Label,
} from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatEth, formatHours } from "./parts/format-amounts";
import { getKeyHolderNames } from "./parts/get-key-holder-names";

export const figure: FigureDefinition = {
  Drawing: AccountMap,
  createTable: createAccountMapTable,
  describeFinding,
};

/** The boxes above the account, of those who act on it. An arrow begins at `arrow`, near the left edge of each. */
const ACTORS = {
  owner: { x: 0, width: 160, arrowX: 16 },
  application: { x: 184, width: 206, arrowX: 208 },
  chain: { x: 412, width: 228, arrowX: 436 },
} as const;
const ACTOR_HEIGHT = 66;

const ACCOUNT = { top: 232, bottom: 870 };
const SLOT = { x: 184, y: 254, width: 440, height: 84 };
/** The height at which the owner’s approval meets the arrow of the application. */
const APPROVAL_Y = 214;

/** The boxes of the keys. Each begins further to the right than the one above it, by `indent`. */
const KEYS = { left: 64, right: 624, indent: 40, top: 418, pitch: 124, height: 98 };
const DISPUTE_KEY = { x: KEYS.left, y: 794, width: KEYS.right - KEYS.left, height: 56 };
/** The bar of a key’s limit. That of the root key is as wide as its box, less `inset` on both sides. */
const LIMIT_BAR = { inset: 16, height: 10 };

/** Draws an account with its owner, those who write to its slot, and its keys, each within the limit of the one above. */
function AccountMap({ example, view }: FigureProps) {
  const keys = getKeys(example);
  const ownerName = getPartyName(example.values, "party.owner");
  const agentName = getPartyName(example.values, "party.lead");
  const [granted, until] = [example.values["write.granted"].number, example.values["write.end"].number];
  const revokedDepth = keys.findIndex(({ view: keyView }) => keyView === view);
  return (
    <DrawingFrame
      name="account-map"
      hasArrows
      title="An agent’s account: its owner, its protocol slot and its keys"
      description={`${ownerName} owns ${agentName}’s account, gives keys to it and revokes them. Lending, an application, writes to its own area of the account’s slot while the DAO lists it and ${ownerName} approves it, in the example from hour ${granted} to hour ${until}; the chain’s own functions always write there. Below the slot ${keys.map(({ name, limit, end }) => `${name}’s key of ${formatEth(limit)} ETH until hour ${end}`).join(", within it ")}. Each key makes only the calls on its list. With a key all keys below it end. A dispute key makes disputes and appeals only.`}
      height={ACCOUNT.bottom + 2}
    >
      <rect
        className={styles.axisLine}
        x={1}
        y={ACCOUNT.top}
        width={FIGURE_WIDTH - 2}
        height={ACCOUNT.bottom - ACCOUNT.top}
        rx={12}
      />
      <Actor {...ACTORS.owner} title={breakLines(`${ownerName}, owner`, 12)} />
      <Actor {...ACTORS.application} title={"Lending, an\napplication"} />
      <Actor {...ACTORS.chain} title={"The chain’s\nown functions"} />

      <DrawnArrow d={`M${ACTORS.application.arrowX},${ACTOR_HEIGHT}V${SLOT.y - 3}`} />
      <Label
        x={ACTORS.application.arrowX + 14}
        y={102}
        text={`writes its own\narea while the\nDAO lists it and\n${ownerName} approves`}
      />
      <DrawnArrow d={`M${ACTORS.chain.arrowX},${ACTOR_HEIGHT}V${SLOT.y - 3}`} />
      <Label x={ACTORS.chain.arrowX + 14} y={102} text={"always write:\njobs, points,\nlock and loans"} />
      <DrawnArrow
        d={`M${ACTORS.owner.arrowX + 22},${ACTOR_HEIGHT}V${APPROVAL_Y}H${ACTORS.application.arrowX - 4}`}
      />
      <Label
        x={ACTORS.owner.arrowX + 32}
        y={APPROVAL_Y - 12}
        yAnchor="last"
        text={`approves,\nfrom hour ${granted}\nto hour ${until}`}
      />

      <Box {...SLOT} title="Protocol slot" note="facts about the agent" />
      <Label x={44} y={SLOT.y + 30} tone="strong" text={breakLines(`${agentName}’s account`, 11)} />
      {[KEYS.top + KEYS.height / 2, DISPUTE_KEY.y + DISPUTE_KEY.height / 2].map((y) => (
        <DrawnArrow key={y} d={`M${ACTORS.owner.arrowX},${ACTOR_HEIGHT}V${y}H${KEYS.left - 4}`} />
      ))}
      <Label x={44} y={KEYS.top - 20} text="gives and revokes keys" />
      <Label x={KEYS.right} y={KEYS.top - 20} anchor="end" tone="quiet" text="for calls on its list only" />
      {keys.map((key, depth) => (
        <g key={key.view} opacity={getViewOpacity(revokedDepth >= 0 && depth >= revokedDepth)}>
          <KeyBox {...key} depth={depth} rootLimit={keys[0]?.limit ?? 0} nextName={keys[depth + 1]?.name} />
        </g>
      ))}
      <Box {...DISPUTE_KEY} title="Dispute key: disputes and appeals only" />
    </DrawingFrame>
  );
}

type ActorProps = { x: number; width: number; title: string };

function Actor({ x, width, title }: ActorProps) {
  return <Box x={x} y={0} width={width} height={ACTOR_HEIGHT} title={title} />;
}

type AccountKey = ReturnType<typeof getKeys>[number];
type KeyBoxProps = AccountKey & { depth: number; rootLimit: number; nextName: string | undefined };

/** Draws a key with its limit and its end. The pale part of its bar is set aside for the next key. */
function KeyBox({ name, limit, end, reserved, depth, rootLimit, nextName }: KeyBoxProps) {
  const [x, y] = [KEYS.left + depth * KEYS.indent, KEYS.top + depth * KEYS.pitch];
  const bar = { x: x + LIMIT_BAR.inset, y: y + KEYS.height - 2 * LIMIT_BAR.height, height: LIMIT_BAR.height };
  const getBarWidth = (amount: number) =>
    (amount / rootLimit) * (KEYS.right - KEYS.left - 2 * LIMIT_BAR.inset);
  return (
    <>
      {depth > 0 && (
        <path d={`M${x - KEYS.indent / 2},${y - KEYS.pitch + KEYS.height}V${y + KEYS.height / 2}H${x}`} />
      )}
      <rect className={styles.tint} x={x} y={y} width={KEYS.right - x} height={KEYS.height} rx={4} />
      <rect className={styles.area2} {...bar} width={getBarWidth(limit)} />
      <rect className={styles.bar2} {...bar} width={getBarWidth(limit - reserved)} />
      <Label
        x={bar.x}
        y={y + 32}
        tone="strong"
        text={`${name}: ${formatEth(limit)} ETH, to hour ${formatHours(end)}`}
        note={nextName ? `${formatEth(reserved)} ETH set aside for ${nextName}` : "nothing set aside"}
      />
    </>
  );
}

/** Returns the keys from the root down, with limits in ETH, ends in hours, and the names of those who can revoke each. */
function getKeys(example: Example) {
  const { values } = example;
  const get = createNumberGetter(example);
  const names = getKeyHolderNames(example);
  const limits = getKeyLimits(get);
  const ends = [get("key.duration"), get("key.first-sub.end"), get("key.second-sub.end")];
  return KEY_HOLDERS.map((view, depth) => ({
    view,
    name: names[depth] ?? "",
    limit: limits[depth] ?? 0,
    end: ends[depth] ?? 0,
    reserved: limits[depth + 1] ?? 0,
    // A key that has set all aside cannot pay for an operation.
    revokers: disjunctionFormat.format([
      getPartyName(values, "party.owner"),
      ...names.slice(0, depth).filter((_, above) => (limits[above] ?? 0) > (limits[above + 1] ?? 0)),
    ]),
  }));
}

/** Returns a row for each that can act on the account: what it may do, its limit, its end, and who can end it earlier. */
function createAccountMapTable(example: Example): FigureTable {
  const ownerName = getPartyName(example.values, "party.owner");
  const slot = "writes to the slot";
  return {
    columns: [["Who"], ["What it may do"], ["Up to", "ETH"], ["Until", "hours"], ["Who can end that"]],
    rows: [
      [ownerName, "owns the account", "all that it holds", "always", "nobody"],
      [
        "lending, an application",
        `${slot}, in its own area`,
        "no money",
        getNumber(example.values, "write.end"),
        `${ownerName}, or the DAO for all accounts`,
      ],
      ["the chain’s own functions", slot, "no money", "always", "whoever upgrades the chain"],
      ...getKeys(example).map(({ name, limit, end, reserved, revokers }) => [
        name,
        reserved > 0
          ? `spends by its key, ${formatEth(reserved)} ETH of it set aside for the next`
          : "spends by its key",
        limit,
        end,
        revokers,
      ]),
      [
        "dispute key",
        "disputes and appeals",
        "a stake and a deposit for each job",
        "it is revoked",
        ownerName,
      ],
    ],
  };
}

function describeFinding(example: Example, view?: string): string {
  const keys = getKeys(example);
  const text = createTextGetter(example);
  const revokedDepth = keys.findIndex(({ view: keyView }) => keyView === view);
  const [key, above] = [keys[revokedDepth], keys[revokedDepth - 1]];
  if (!key)
    return `The three keys together can spend ${text("key.limit")} at most, and gas of ${text("key.gas")} at most.`;
  const below = keys.slice(revokedDepth + 1).map(({ name }) => `${name}’s`);
  const ending = `${key.name}’s key ${below.length > 0 ? `ends, and ${below.join(" and ")} with it` : "ends"}`;
  if (!above) return `${ending}, so the dispute key alone is left.`;
  return `${ending}; ${above.name} goes on with ${formatEth(above.limit - above.reserved)} ETH.`;
}
