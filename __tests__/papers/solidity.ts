import solc from "solc";
import { shownFiles } from "../../src/paper/appendix";

type Entry = { type: "function" | "event" | "error"; name: string; stateMutability?: string };
type Output = {
  errors?: { formattedMessage: string }[];
  contracts: Record<string, Record<string, { abi: Entry[] }>>;
};

/** The one Solidity file that a paper shows: what its compiler complains of, and the names in all of its interfaces. */
export function shownInterface(markdown: string) {
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
  const names = (holds: (entry: Entry) => boolean) =>
    [...new Set(entries.filter(holds).map(({ name }) => name))].sort();
  return {
    name: file.name,
    text: file.text,
    complaints: (output.errors ?? []).map(({ formattedMessage }) => formattedMessage),
    calls: names(({ type, stateMutability }) => type === "function" && stateMutability === "nonpayable"),
    events: names(({ type }) => type === "event"),
    errors: names(({ type }) => type === "error"),
  };
}

/** The names in code that stand in one column of a paper's table, found by its first heading. */
export function namesInColumn(source: string, firstHeading: string, column: number): string[] {
  const [, rows = ""] = source.split(`| ${firstHeading} |`);
  const [table = ""] = rows.split("\n\n");
  return table
    .split("\n")
    .slice(2)
    .flatMap((row) => [...(row.split("|")[column + 1] ?? "").matchAll(/`(\w+)`/g)])
    .map(([, name = ""]) => name);
}
