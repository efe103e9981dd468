/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { type DialogProps, LazyDialog } from "../../src/ui/LazyDialog";

let arrive: (dialog: ComponentType<DialogProps>) => void;
const onClose = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onClose.mockClear();
  const arrived = new Promise<ComponentType<DialogProps>>((resolve) => {
    arrive = resolve;
  });
  render(
    <LazyDialog
      loading="Loading the map…"
      load={() => arrived}
      unavailable={() => <p>No map</p>}
      onClose={onClose}
    />,
  );
});

afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test("a dialog that takes its time says so, in a place that was there before, and no longer once it is here", async () => {
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  await pass(1000);
  expect(status).toHaveTextContent("Loading the map…");
  arrive(() => <p>The map</p>);
  await pass(0);
  expect(screen.getByText("The map")).toBeInTheDocument();
  expect(screen.queryByRole("status")).toBeNull();
});

test("a dialog that is here at once says nothing before", async () => {
  arrive(() => <p>The map</p>);
  await pass(100);
  expect(screen.getByText("The map")).toBeInTheDocument();
  expect(screen.queryByText(/Loading/)).toBeNull();
});

test("Escape cancels what is on its way, and means nothing of the kind once it is here", async () => {
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(1);
  arrive(() => <p>The map</p>);
  await pass(0);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(1);
});
