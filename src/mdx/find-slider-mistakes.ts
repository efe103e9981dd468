import { BrokenConditionError, deriveExample } from "../example/derive";
import { formatNumber } from "../example/format-number";
import { type DescribedExample, EXAMPLE_FILE } from "../example/read-example";
import { figureNames, getFigureSlider } from "../figures/figure-sliders";
import type { Mistake } from "./mistakes";

/** Finds the sliders whose range does not include the example's value, or has an end that breaks a condition. */
export function findSliderMistakes({ inputs, getLine }: DescribedExample): Mistake[] {
  const createMistake = (name: string, message: string): Mistake => {
    return { path: EXAMPLE_FILE, line: getLine(name), column: 1, message };
  };
  return figureNames.flatMap((figure) => {
    const slider = getFigureSlider(figure);
    const input = slider && inputs[slider.input];
    if (!input || typeof input.value !== "number") return [];
    const { least, most } = slider;
    if (input.value < least || input.value > most) {
      const range = [least, most].map((value) => formatNumber(value, input.unit)).join(" to ");
      const message = `${slider.input} must be within the range of the slider of ${figure}, which is ${range}.`;
      return createMistake(slider.input, message);
    }
    return [least, most].flatMap((value) => {
      try {
        deriveExample({ ...inputs, [slider.input]: { ...input, value } });
        return [];
      } catch (error) {
        if (!(error instanceof BrokenConditionError)) throw error;
        const others = error.inputs.filter((name) => name !== slider.input);
        const lastName = Object.keys(inputs).findLast((name) => others.includes(name)) ?? slider.input;
        const message = `With ${slider.input} at ${value}, where the slider of ${figure} ends: ${error.message}`;
        return createMistake(lastName, message);
      }
    });
  });
}
