import type { FigureDefinition, FigureParameter } from "../../figures/figure-definition";
import type { RunInputs } from "../../run/run";
import type { InputName } from "../../run/run-names";
import { domainOf, type InputDomain, rounded } from "./domains";

/** How far a figure's control reaches: the models' domain, or the part of it that the figure shows. */
export function sliderOf(inputs: RunInputs, { input, least, most }: FigureParameter): InputDomain {
  const given = inputs[input];
  if (!given) throw new RangeError(`The run has no input "${input}".`);
  const domain = domainOf(given);
  return {
    ...domain,
    least: Math.max(domain.least, least ?? domain.least),
    most: Math.min(domain.most, most ?? domain.most),
  };
}

/** The nearest whole step of a control to where somebody has pulled it. */
export function snapped(
  inputs: RunInputs,
  { parameters }: FigureDefinition,
  input: InputName,
  value: number,
): number {
  const parameter = parameters.find((candidate) => candidate.input === input) ?? { input, label: input };
  return snappedTo(sliderOf(inputs, parameter), value);
}

export function snappedTo({ least, most, step, unit }: InputDomain, value: number): number {
  return Math.min(most, Math.max(least, rounded(Math.round(value / step) * step, unit)));
}
