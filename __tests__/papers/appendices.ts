/** The appendices of Proof of Performance and Agentic Finance: each interface is compiled, and has what the tables name. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import solc from "solc";
import { LITEPAPERS } from "../../src/content/content-paths";
import { shownFiles } from "../../src/paper/appendix";
import { ROOT, renderPublished } from "./published";

type Entry = { type: "function" | "event" | "error"; name: string; stateMutability?: string };
type Output = {
  errors?: { formattedMessage: string }[];
  contracts: Record<string, Record<string, { abi: Entry[] }>>;
};
type Vector = { id: string; expect?: unknown };

const appendices = [
  {
    slug: "pop",
    name: "IJobs.sol",
    enums: ["JobState"],
    // The text names these apart from the table: points have no call, and every call may meet the errors.
    moreEvents: ["PointsAwarded", "PointsCut"],
    moreErrors: ["WrongState", "NotForCaller"],
    moreStates: [],
    // A signature, which no model checks, and what the vectors of the states meet without naming it.
    withoutVectors: ["NotAgreed", "WrongState"],
  },
  {
    slug: "agfi",
    name: "IFinance.sol",
    enums: ["LoanState", "PolicyState", "SaleState"],
    moreEvents: [],
    moreErrors: [],
    moreStates: ["Unlisted", "Listed"],
    // Who an agent's account is, which token is its own, and a trader's limit: no model holds these.
    withoutVectors: ["NotForCaller", "OwnToken", "OutsideLimit"],
  },
];

const distinct = (names: readonly string[]) => [...new Set(names)].sort();

/** The one Solidity file that a paper shows: what its compiler complains of, and the names in all of its interfaces. */
function shownInterface(markdown: string) {
  const [file] = shownFiles(markdown).filter(({ name }) => name.endsWith(".sol"));
  if (!file) throw new Error("The paper shows no Solidity file.");
  const output: Output = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: "Solidity",
        sources: { [file.name]: { content: file.text } },
        settings: { outputSelection: { "*": { "*": ["abi"] } } },
      }),
    ),
  );
  const entries = Object.values(output.contracts?.[file.name] ?? {}).flatMap(({ abi }) => abi);
  const names = (holds: (entry: Entry) => boolean) => distinct(entries.filter(holds).map(({ name }) => name));
  return {
    ...file,
    complaints: (output.errors ?? []).map(({ formattedMessage }) => formattedMessage),
    calls: names(({ type, stateMutability }) => type === "function" && stateMutability === "nonpayable"),
    events: names(({ type }) => type === "event"),
    errors: names(({ type }) => type === "error"),
  };
}

/** The names in code that stand in one column of a paper's table, found by its first heading. */
function namesInColumn(source: string, firstHeading: string, column: number): string[] {
  const [, rows = ""] = source.split(`| ${firstHeading} |`);
  const [table = ""] = rows.split("\n\n");
  return table
    .split("\n")
    .slice(2)
    .flatMap((row) => [...(row.split("|")[column + 1] ?? "").matchAll(/`(\w+)`/g)])
    .map(([, name = ""]) => name);
}

/** The errors that a vector expects; where it has no more to expect, the error is all of it. */
function errorsIn({ expect: expected }: Vector): string[] {
  if (typeof expected === "string") return /^[A-Z]/.test(expected) ? [expected] : [];
  const { error } = Object(expected) as { error?: string };
  return error === undefined ? [] : [error];
}

describe.each(appendices)("the appendix of $slug", ({ slug, name, enums, withoutVectors, ...more }) => {
  const { source, markdown } = renderPublished(slug);
  const shown = shownInterface(markdown);
  const file: object = JSON.parse(readFileSync(join(ROOT, LITEPAPERS, slug, "vectors.json"), "utf8"));
  const vectors: Vector[] = Object.values(file)
    .filter((group) => Array.isArray(group))
    .flat();

  test("has an interface that compiles without errors and warnings", () => {
    expect(shown.name).toBe(name);
    expect(shown.complaints).toEqual([]);
  });

  test("has the calls, events and errors of its table, and no others", () => {
    expect(namesInColumn(source, "Call", 0).sort()).toEqual(shown.calls);
    expect(distinct([...namesInColumn(source, "Call", 5), ...more.moreEvents])).toEqual(shown.events);
    expect(distinct([...namesInColumn(source, "Call", 6), ...more.moreErrors])).toEqual(shown.errors);
  });

  test("has the states of its table", () => {
    const inCode = enums.flatMap((each) =>
      (new RegExp(`enum ${each} \\{([^}]*)\\}`).exec(shown.text)?.[1] ?? "")
        .split(",")
        .map((state) => state.trim()),
    );
    const states = [...inCode.filter((state) => state !== "None"), ...more.moreStates];
    expect(namesInColumn(source, "State", 0).sort()).toEqual(states.sort());
  });

  test("has vectors for every error, each with its own id, and names all their groups", () => {
    expect(distinct([...vectors.flatMap(errorsIn), ...withoutVectors])).toEqual(shown.errors);
    const ids = vectors.map(({ id }) => id);
    expect(distinct(ids)).toHaveLength(ids.length);
    expect(namesInColumn(source, "Vectors", 0).sort()).toEqual(
      distinct(ids.map((id) => id.replace(/\d+$/, ""))),
    );
  });
});
