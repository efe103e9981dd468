import { createNumberGetter, createTextGetter, type Example, getNumber } from "../example/example";
import { getKeyHolderNames, getKeyLimits } from "../example/keys";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Arrow, DrawingFrame, FIGURE_WIDTH, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatEth, formatHours } from "./parts/format-amounts";
import { getRect } from "./parts/plot";

export const figure: FigureDefinition = { Drawing: AccountMap, createTable, describeFinding };

const ACTOR_BOTTOM = 66;
const ACCOUNT = { top: 232, bottom: 832 };
const SLOT = { left: 184, top: 254, right: 624, bottom: 338 };
/** The boxes of the keys. Each lies inside the box of the key above it, which it leaves room for its own words. */
const KEYS = { left: 64, right: 624, top: 444, bottom: 724, inset: 12, indent: 28, pitch: 84 };
const DISPUTE_KEY = { left: KEYS.left, top: 752, right: KEYS.right, bottom: 808 };
/** The horizontal position of the owner’s arrow to the keys, and both positions of that of its approval. */
const KEYS_ARROW_X = 16;
const APPROVAL = { x: 38, y: 214 };

/** Draws an account with its owner, those who write to its slot, and its keys, each inside the one with which it ends. */
function AccountMap({ example }: FigureProps) {
  const keys = getKeys(example);
  const ownerName = example.values["party.owner"].text;
  const agentName = example.values["party.lead"].text;
  const [granted, until] = [example.values["write.granted"].number, example.values["write.end"].number];
  const lendingRule = `writes its own\narea while the\nDAO lists it and\n${ownerName} approves`;
  const chainRule = "always write:\njobs, points,\nlock and loans";
  const writers = [
    { left: SLOT.left, right: 390, title: "Lending, an\napplication", words: lendingRule },
    { left: 412, right: 640, title: "The chain’s\nown functions", words: chainRule },
  ];
  return (
    <DrawingFrame
      title="An agent’s account: its owner, its protocol slot and its keys"
      description={`${ownerName} is the owner of ${agentName}’s account, gives keys to it and revokes them. Lending, an application, writes to its own area of the protocol slot, which has facts about the agent, while the DAO lists it and ${ownerName} approves it, in the example from hour ${granted} to hour ${until}; the chain’s own functions always write there, about jobs, points, lock and loans. Below the slot ${keys.map(({ name, limit, end }) => `${name}’s key of ${formatEth(limit)} ETH until hour ${end}`).join(", inside it ")} with nothing set aside. Each key makes only the calls on its list. A revoked key ends with all keys within it. A dispute key makes disputes and appeals only.`}
      height={ACCOUNT.bottom + 2}
    >
      <rect
        className={styles.axisLine}
        {...getRect(1, ACCOUNT.top, FIGURE_WIDTH - 1, ACCOUNT.bottom)}
        rx={12}
      />
      <Box left={0} right={160} title={`${ownerName},\nowner`} />
      <Box {...SLOT} title="Protocol slot" note="facts about the agent" />
      <Box {...DISPUTE_KEY} title="Dispute key: disputes and appeals only" />

      {writers.map(({ left, right, title, words }) => (
        <g key={title}>
          <Box left={left} right={right} title={title} />
          <Arrow start={`M${left + 24},${ACTOR_BOTTOM}`} tip={`${left + 24},${SLOT.top - 3}`} head="down" />
          <Label x={left + 38} y={102} text={words} />
        </g>
      ))}
      <Arrow
        start={`M${APPROVAL.x},${ACTOR_BOTTOM}V${APPROVAL.y}`}
        tip={`${SLOT.left + 20},${APPROVAL.y}`}
        head="right"
      />
      <Label
        x={APPROVAL.x + 10}
        y={APPROVAL.y - 12}
        yAnchor="last"
        text={`approves,\nfrom hour ${granted}\nto hour ${until}`}
      />
      {[KEYS.top + KEYS.pitch / 2, (DISPUTE_KEY.top + DISPUTE_KEY.bottom) / 2].map((y) => (
        <Arrow
          key={y}
          start={`M${KEYS_ARROW_X},${ACTOR_BOTTOM}V${y}`}
          tip={`${KEYS.left - 4},${y}`}
          head="right"
        />
      ))}
      <Label x={44} y={SLOT.top + 30} tone="strong" text={`${agentName}’s\naccount`} />
      <Label
        x={44}
        y={KEYS.top - 20}
        yAnchor="last"
        text={"gives keys for listed calls and revokes them:\na key ends with all keys inside it"}
      />
      {keys.map(({ name, limit, end, reserved }, depth) => {
        const [left, top] = [KEYS.left + depth * KEYS.indent, KEYS.top + depth * KEYS.pitch];
        const [right, bottom] = [KEYS.right - depth * KEYS.inset, KEYS.bottom - depth * KEYS.inset];
        return (
          <g key={name}>
            <rect
              className={depth === 0 ? styles.tint : styles.axisLine}
              {...getRect(left, top, right, bottom)}
              rx={4}
            />
            <Label
              x={left + 16}
              y={top + 32}
              tone="strong"
              text={`${name}: ${formatEth(limit)} ETH, to hour ${formatHours(end)}`}
              note={
                reserved > 0
                  ? `${formatEth(reserved)} ETH set aside for ${keys[depth + 1]?.name}`
                  : "nothing set aside"
              }
            />
          </g>
        );
      })}
    </DrawingFrame>
  );
}

type BoxProps = { left: number; right: number; top?: number; bottom?: number; title: string; note?: string };

function Box({ left, right, top = 0, bottom = ACTOR_BOTTOM, title, note }: BoxProps) {
  return (
    <g>
      <rect className={styles.tint} {...getRect(left, top, right, bottom)} rx={4} />
      <Label
        x={(left + right) / 2}
        y={(top + bottom) / 2}
        yAnchor="middle"
        anchor="middle"
        tone={note === undefined ? "plain" : "strong"}
        text={title}
        note={note}
      />
    </g>
  );
}

/** Returns the keys from the root down, with limits in ETH, ends in hours, and the names of those who can revoke each. */
function getKeys(example: Example) {
  const get = createNumberGetter(example);
  const names = getKeyHolderNames(example);
  const limits = getKeyLimits(get);
  const ends = [get("key.duration"), get("key.first-sub.end"), get("key.second-sub.end")];
  return names.map((name, depth) => ({
    name,
    limit: limits[depth] ?? 0,
    end: ends[depth] ?? 0,
    reserved: limits[depth + 1] ?? 0,
    // A key that has set all aside cannot pay for an operation.
    revokers: [
      example.values["party.owner"].text,
      ...names.slice(0, depth).filter((_, above) => (limits[above] ?? 0) > (limits[above + 1] ?? 0)),
    ].join(" or "),
  }));
}

function createTable(example: Example): FigureTable {
  const ownerName = example.values["party.owner"].text;
  const writeEnd = getNumber(example.values, "write.end");
  const delisters = `${ownerName}, or the DAO for all accounts`;
  const slot = "writes to the slot";
  return {
    columns: [["Who"], ["What it may do"], ["Up to", "ETH"], ["Until", "hours"], ["Who can end that"]],
    rows: [
      [ownerName, "owns the account", "all that it holds", "always", "nobody"],
      ["lending, an application", `${slot}, in its own area`, "no money", writeEnd, delisters],
      ["the chain’s own functions", slot, "no money", "always", "whoever upgrades the chain"],
      ...getKeys(example).map(({ name, limit, end, reserved, revokers }) => {
        const setAside = reserved > 0 ? `, ${formatEth(reserved)} ETH of it set aside for the next` : "";
        return [name, `spends by its key${setAside}`, limit, end, revokers];
      }),
      ["dispute key", "disputes and appeals", "both stakes of each job", "it is revoked", ownerName],
    ],
  };
}

function describeFinding(example: Example): string {
  const text = createTextGetter(example);
  const names = getKeyHolderNames(example);
  return `When ${names[0]}’s key ends, so do those of ${names.slice(1).join(" and ")}. Together the three can spend ${text("key.limit")} at most, and another ${text("key.gas")} on gas.`;
}
