/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { Orb } from "../../src/orb/Orb";

/** Lets the idle moment come, and what is asked for in it. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 250)));

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

afterEach(() => jest.restoreAllMocks());

test("without WebGL the poster stays, no canvas does, and one warning says why", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const asked = jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const { container } = render(<Orb />);
  expect(asked).not.toHaveBeenCalled();
  await settle();
  expect(asked).toHaveBeenCalled();
  expect(container.querySelector("[data-orb]")).toHaveAttribute("data-orb", "poster");
  expect(container.querySelector("canvas")).toBeNull();
  expect(warn.mock.calls).toEqual([[expect.any(String), expect.any(Error)]]);
});

test("unmounted before the page is idle it asks for nothing", async () => {
  const asked = jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  render(<Orb />).unmount();
  await settle();
  expect(asked).not.toHaveBeenCalled();
});
