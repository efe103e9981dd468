/** The appendix of ERC4337A: its Solidity is compiled, and holds what the tables and the vectors name. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import solc from "solc";
import { LITEPAPERS } from "../../src/content/content-paths";
import { shownFiles } from "../../src/paper/appendix";
import { library, ROOT, renderPublished } from "./published";

const FOLDER = `${LITEPAPERS}/erc4337a`;

type Step = {
  call?: string;
  operation?: { calls: readonly ({ to: string } | { to?: never; call: string })[] };
  expect: unknown;
};

type Vectors = {
  roots: { id: string; root: string }[];
  selectors: Record<string, string>;
  vectors: { id: string; steps: Step[] }[];
  comparison: { id: string; exposure: number }[];
} & Record<"slots" | "encoding" | "costs", { id: string }[]>;

const vectors: Vectors = JSON.parse(readFileSync(join(ROOT, FOLDER, "vectors.json"), "utf8"));
const [file] = shownFiles(renderPublished("erc4337a").markdown);

/** The cells of a table of the paper, without its head, by its name. */
function tableOf(name: string): string[][] {
  const source = readFileSync(join(ROOT, FOLDER, "index.mdx"), "utf8");
  const [, after = ""] = source.split(`\nTable ${name}: `);
  const lines = after.split("\n").slice(2);
  const end = lines.findIndex((line) => !line.startsWith("|"));
  return lines.slice(2, end < 0 ? undefined : end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const codeIn = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

/** Functions, some in a row with others, and the errors beside them; a function there stands for its own errors. */
const accessRows = (() => {
  const rows = tableOf("access").flatMap((cells) =>
    codeIn(cells[0]).map((name) => ({ name, errors: codeIn(cells[3]) })),
  );
  const errorsOf = (code: string) => rows.find(({ name }) => name === code)?.errors ?? [code];
  return rows.map(({ name, errors }) => ({ name, errors: errors.flatMap(errorsOf) }));
})();

/** The error that a step meets, if any, with the functions that may have answered it. */
function refusals(step: Step): { functions: string[]; error: string }[] {
  const [, phase, error = ""] =
    /^(?:(validation|execution): )?([A-Z][a-z]\w+)$/.exec(String(step.expect)) ?? [];
  if (error === "") return [];
  const batch = step.operation?.calls ?? [];
  const own = batch.flatMap((call) => (call.to === undefined ? [call.call] : []));
  if (step.call === "executeUserOp" || phase === "execution")
    return [{ functions: ["executeUserOp", ...own], error }];
  return [{ functions: [step.call ?? "validateUserOp"], error }];
}

describe("the Solidity of the appendix", () => {
  const source = file?.text ?? "";
  // An interface has no code; a contract that uses both libraries makes the compiler read their assembly too.
  const user = `import "./${file?.name}";
    contract User {
      function read(bytes32 id, bytes32 position) external view returns (bytes32) { return ProtocolSlotStorage.data().areas[id][position]; }
      function ends(bytes32 id) external view returns (uint48) { return SessionKeyStorage.data().keys[id].end; }
      function gives(bytes32 id) external view returns (bytes32) { return DelegationStorage.data().delegations[id].giver; }
    }
    abstract contract Account is IERC4337A {}`;
  const output = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: "Solidity",
        sources: {
          [file?.name ?? ""]: { content: source },
          "User.sol": { content: `// SPDX-License-Identifier: CC0-1.0\npragma solidity ^0.8.24;\n${user}` },
        },
        settings: {
          outputSelection: { "*": { "*": ["abi", "evm.bytecode.object", "evm.methodIdentifiers"] } },
        },
      }),
    ),
  );

  test("compiles without errors and warnings", () => {
    expect(file?.name).toBe("IERC4337A.sol");
    expect(
      (output.errors ?? []).map(({ formattedMessage }: { formattedMessage: string }) => formattedMessage),
    ).toEqual([]);
    expect(output.contracts["User.sol"].User.evm.bytecode.object).toMatch(/^6080/);
  });

  const { abi, evm } = output.contracts["IERC4337A.sol"].IERC4337A;
  const names = (type: string) =>
    (abi as { type: string; name: string }[])
      .filter((entry) => entry.type === type)
      .map(({ name }) => name)
      .sort();

  test("its functions are the rows of the table of access, and its errors the ones that stand there", () => {
    expect(accessRows.map(({ name }) => name).sort()).toEqual(names("function"));
    expect([...new Set(accessRows.flatMap(({ errors }) => errors))].sort()).toEqual(names("error"));
  });

  test("a vector meets each error of the table of access at its function, and none elsewhere", () => {
    const met = vectors.vectors.flatMap(({ steps }) => steps.flatMap(refusals));
    const isMet = (name: string, error: string) =>
      met.some((refusal) => refusal.error === error && refusal.functions.includes(name));
    const unmet = accessRows.flatMap(({ name, errors }) =>
      errors.filter((error) => !isMet(name, error)).map((error) => `${name}: ${error}`),
    );
    const elsewhere = met.filter(
      ({ functions, error }) =>
        !accessRows.some(({ name, errors }) => functions.includes(name) && errors.includes(error)),
    );
    expect({ unmet, elsewhere }).toEqual({ unmet: [], elsewhere: [] });
  });

  test("has the selectors of the vectors", () => {
    for (const [name, selector] of Object.entries(vectors.selectors)) {
      const found = Object.entries<string>(evm.methodIdentifiers).find(([method]) =>
        method.startsWith(`${name}(`),
      );
      expect(`0x${found?.[1]}`).toBe(selector);
    }
  });

  test("names the roots of the vectors, each beside its identifier", () => {
    const found = [...source.matchAll(/erc7201:([\w.-]+)\n[\s\S]*?ROOT =\s*(0x[0-9a-f]{64})/g)];
    expect(found.map(([, id, root]) => ({ id, root }))).toEqual(
      vectors.roots.slice(1).map(({ id, root }) => ({ id, root })),
    );
  });
});

test("the vectors' names differ, the table of groups has all of them, and the compared trees are the run's", () => {
  const { vectors: called, slots, encoding, costs, comparison } = vectors;
  const ids = [called, slots, encoding, costs, comparison].flatMap((group) => group.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const groups = tableOf("vectors").flatMap(([cell]) => codeIn(cell));
  const groupsOf = (id: string) =>
    groups.filter((group) => [id.charAt(0), id.replace(/[a-z]$/, "")].includes(group));
  for (const id of ids) expect({ id, groups: groupsOf(id).length }).toEqual({ id, groups: 1 });
  expect(groups.filter((group) => !ids.some((id) => groupsOf(id).includes(group)))).toEqual([]);
  const exposures = ["C4", "C1", "C2"].map((id) => comparison.find((tree) => tree.id === id)?.exposure);
  const printed = (["key.exposure", "key.exposure.path", "key.exposure.independent"] as const).map(
    (name) => Number(library.run.values[name].value) * 1e9,
  );
  expect(exposures).toEqual(printed);
});
