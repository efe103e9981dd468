/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { MotionToggle } from "../../src/components/MotionToggle";

test("where the system asks for less motion there is no button", () => {
  window.matchMedia = () =>
    ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  expect(render(<MotionToggle />).container).toBeEmptyDOMElement();
});
