/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { Orb } from "../../src/orb/Orb";
import { createOrb } from "../../src/orb/orb-scene";

jest.mock("../../src/orb/orb-scene", () => ({ createOrb: jest.fn() }));

/** Waits until the page has been idle and what was started then is done. */
const waitForIdlePage = () => act(() => new Promise((resolve) => setTimeout(resolve, 250)));

test("an orb that is unmounted before the page is idle opens no context", async () => {
  const getContext = jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  render(<Orb turn={0} />).unmount();
  await waitForIdlePage();
  expect(getContext).not.toHaveBeenCalled();
});

test("an orb gets the turn of its clock when it is created, and each later one", async () => {
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({} as never);
  const setTurn = jest.fn();
  jest.mocked(createOrb).mockReturnValue({ setTurn, setRunning() {}, destroy() {} });
  const { rerender } = render(<Orb turn={0.25} />);
  await waitForIdlePage();
  rerender(<Orb turn={0.5} />);
  expect(setTurn.mock.calls).toEqual([[0.25], [0.5]]);
});
