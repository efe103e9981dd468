import type { FigureDefinition } from "../../src/figures/figure-definition";
import { type FigureName, figureNames } from "../../src/figures/figure-sliders";

/** Imports the modules of all figures, and returns their definitions by name. */
export async function loadFigures(): Promise<Readonly<Record<FigureName, FigureDefinition>>> {
  const loaded = figureNames.map(
    async (name) => [name, (await import(`../../src/figures/${name}`)).figure] as const,
  );
  return Object.fromEntries(await Promise.all(loaded)) as Record<FigureName, FigureDefinition>;
}
