import { createTextGetter, type Example, getPartyName } from "../example/example";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Box, DrawingFrame, DrawnArrow, Label } from "./parts/drawing";

const HEADS = [
  { x: 4, title: "Jobs module", does: "each outcome adds\nor takes points" },
  { x: 328, title: "DAO", does: "lists who may\nask to write" },
] as const;
const head = { y: 4, width: 308, height: 64 };
const record = { x: 4, y: 152, width: 632, height: 84 };
const foot = { y: 324, width: 200, height: 112 };

/** The modules that rely on the record, and the effect of a lost dispute on each. */
const RELYING = [
  { x: 4, title: "Lending", uses: "lends\non it", after: "the lender may\nsell the pledge" },
  { x: 220, title: "Insurance", uses: "asks less\nfor a good one", after: "the fund pays\npart of the loss" },
  { x: 436, title: "Tokens", uses: "are priced\nby it", after: "holders may sell,\nthe price falls" },
] as const;

export const figure: FigureDefinition = { Drawing: ModuleMap, createTable, describeFinding };

/** Draws the record with the module that writes it, the DAO that decides who may, and the three modules that rely on it. */
function ModuleMap({ example }: FigureProps) {
  const agent = getPartyName(example.values, "party.lead");
  return (
    <DrawingFrame
      name="module-map"
      hasArrows
      title="Five modules and one record"
      description={`The jobs module adds points to ${agent}’s record or takes them, and the DAO lists who may ask to write to it. Three modules rely on the record. After a lost dispute: ${RELYING.map(({ title, after }) => `${title}: ${joinLines(after)}`).join("; ")}.`}
      height={440}
    >
      {HEADS.map(({ x, title, does }) => (
        <g key={title}>
          <Box x={x} {...head} title={title} />
          <DownArrow x={x + 24} from={head.y + head.height} to={record.y} words={does} />
        </g>
      ))}
      <Box
        {...record}
        kind="accent"
        title={`${agent}’s record`}
        note="points for accepted work, less what disputes took"
      />
      {RELYING.map(({ x, title, uses, after }) => (
        <g key={title}>
          <DownArrow x={x + 24} from={record.y + record.height} to={foot.y} words={uses} />
          <Box x={x} {...foot} title={title} note={after} />
        </g>
      ))}
    </DrawingFrame>
  );
}

function DownArrow({ x, from, to, words }: { x: number; from: number; to: number; words: string }) {
  return (
    <g>
      <DrawnArrow d={`M${x},${from}V${to}`} />
      <Label x={x + 14} y={(from + to) / 2 - 4} yAnchor="middle" text={words} />
    </g>
  );
}

const joinLines = (words: string) => words.replaceAll("\n", " ");

function createTable(): FigureTable {
  return {
    columns: [["Module"], ["What it does with the record"], ["After a lost dispute"]],
    rows: [
      ["Jobs", "adds or takes points", "takes points, a penalty and fees"],
      ["DAO", "lists who may ask to write to it", "nothing"],
      ...RELYING.map(({ title, uses, after }) => [title, joinLines(uses), joinLines(after)]),
    ],
  };
}

function describeFinding(example: Example): string {
  const cut = createTextGetter(example)("reputation.cut");
  return `One lost dispute takes ${cut} of the points, and all three that rely on them notice.`;
}
