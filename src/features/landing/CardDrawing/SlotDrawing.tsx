import { Key, Timer } from "../../../figures/parts/Key";
import { heads } from "../../../figures/parts/shapes";
import { Words } from "../../../figures/parts/Words";
import { nameOf, numbersOf, printNumber, type Run, textsOf } from "../../../run/run";

const KEYS = [
  { name: "lead", limit: "key.limit", end: "key.duration", y: 44 },
  { name: "first-sub", limit: "key.first-sub.limit", end: "key.first-sub.end", y: 128 },
  { name: "second-sub", limit: "key.second-sub.limit", end: "key.second-sub.end", y: 212 },
] as const;

/** The owner's account when a protocol first writes to its slot: every right to it has its limit and its time. */
export function SlotDrawing({ run }: { run: Run }) {
  const { owner, write, keys } = momentOf(run);
  return (
    <>
      <path className="fig-tint" d="M0 0h8v136h96V0h44v29h-34v30h34v54h-34v30h34v54h-34v30h34v21H0z" />
      <g transform="translate(56 44)">
        <Timer spent={1 - write.left / write.life} />
      </g>
      <path d={`M208 70v28${heads.down}M208 154v28${heads.down}`} />
      <g className="fig-strong">
        <Words anchor="middle" words={[[56, 90, "slot"]]} />
        <Words words={[[12, 216, `${owner}’s`]]} />
      </g>
      <Words
        anchor="middle"
        words={[
          [56, 107, "jobs write"],
          [56, 124, `${write.left} h left`],
        ]}
      />
      <Words words={[[12, 233, "account"]]} />
      {keys.map(({ name, limit, left, life, y }) => (
        <g key={name} transform={`translate(208 ${y})`}>
          <Key spent={1 - left / life} />
          <g className="fig-strong">
            <Words words={[[36, -13, name]]} />
          </g>
          <Words
            words={[
              [36, 4, limit],
              [36, 21, `${left} h left`],
            ]}
          />
        </g>
      ))}
    </>
  );
}

export function describeSlot(run: Run): string {
  const { owner, write, keys } = momentOf(run);
  const each = keys.map(({ name, limit, left }) => `${name} up to ${limit} for ${left} hours`).join(", ");
  return `${owner}’s account. The jobs module may write to its slot for ${write.left} hours more. Session keys let others spend: ${each}; each is cut from the one above it.`;
}

function momentOf(run: Run) {
  const get = numbersOf(run);
  const text = textsOf(run);
  const now = get("write.early");
  const left = (end: number) => Number(printNumber(end - now, "hours"));
  return {
    owner: nameOf(run.values, "party.owner"),
    write: { left: left(get("write.end")), life: get("write.end") - get("write.granted") },
    keys: KEYS.map(({ name, limit, end, y }) => ({
      name: nameOf(run.values, `party.${name}`),
      limit: text(limit),
      left: left(get(end)),
      life: get(end),
      y,
    })),
  };
}
