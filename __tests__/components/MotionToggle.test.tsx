/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { MotionToggle } from "../../src/components/MotionToggle";

test("there is no button under prefers-reduced-motion: reduce", () => {
  window.matchMedia = () =>
    ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  expect(render(<MotionToggle />).container).toBeEmptyDOMElement();
});
