import { findQuantities } from "../../../tools/prose/find-quantities";
import { sentencesOf } from "./sentences-of";

const quantitiesIn = (markdown: string) =>
  sentencesOf(markdown)
    .flatMap(findQuantities)
    .map(({ message }) => /"([^"]*)"/.exec(message)?.[1]);

test.each([
  ["The agent burns 500 HYPT.", "500"],
  ["The window lasts 24 hours.", "24"],
  ["The deposit is 0.5 ETH.", "0.5"],
  ["Reputation halves every 30 days.", "30"],
  ["The fee is 2.5% of the price.", "2.5"],
  ["It burns 2000 HYPT.", "2000"],
  ["It lasts three days.", "three days"],
  ["The window is $T_w = 48$ in hours.", "48"],
  ["A window of $24$ hours.", "24"],
  ["The share is $\\rho_s \\approx 0.1$.", "0.1"],
  ["$$\nT_w = 72\n$$", "72"],
])("a quantity without a source is refused: %s", (sentence, number) => {
  expect(quantitiesIn(sentence)).toEqual([number]);
});

test.each([
  "A session key is valid for 24 hours with a limit of 0.5 ETH.",
  "The force-inclusion delay of Arbitrum One is 24 hours [@arbitrum-parameters].",
  "In March 2025 a vote failed, and on 17 April 2022 another had.",
  "ERC-4337 and EIP-7702 are final; x402, A2A and L3 are names.",
  "See Table 1, Figures 2 and 3, and version 0.1.",
  "The bond is $1$ or $0$, and $\\alpha \\le 1$.",
  "Spending returns $E(1-\\gamma)^2$, with impact $2E/Q_g$ and $p = 2E/Q_g$.",
  "One decision has two stages.",
  "It has a note.[^n]\n\n[^n]: The factor is 23/24 [@erc-7562]. That is a half-life of 16.3 hours.",
])("in order: %s", (sentence) => {
  expect(quantitiesIn(sentence)).toEqual([]);
});

describe("in a box of the run", () => {
  const inBox = (text: string) => quantitiesIn(`<Run title="The buyer appeals">\n\n${text}\n\n</Run>`);

  test("numbers come from the models: one that is typed is refused, the session key's too", () => {
    expect(inBox("The buyer pays 100 USDC.")).toEqual(["100"]);
    expect(inBox("The session key ends after 24 hours.")).toEqual(["24"]);
    expect(inBox("It waits three days, with $T_w = 48$.")).toEqual(["48", "three days"].reverse());
    expect(quantitiesIn('<Run title="The buyer pays 100">\n\nText.\n\n</Run>')).toEqual(["100"]);
  });

  test("values of the run, names with digits, labels and sourced figures are in order", () => {
    expect(inBox("The buyer pays {run.job.price}, as Table 1 says, under ERC-4337.")).toEqual([]);
    expect(inBox("Pump.fun sells 793.1 million [@pump-program].")).toEqual([]);
  });

  test("the advice says where the names are", () => {
    const [sentence] = sentencesOf('<Run title="x">\n\nThe buyer pays 100 USDC.\n\n</Run>').slice(-1);
    expect(sentence && findQuantities(sentence)[0]?.advice).toContain("npm run check:content -- --run");
  });
});
