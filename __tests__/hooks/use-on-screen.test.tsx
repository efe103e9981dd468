/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useOnScreen } from "../../src/hooks/use-on-screen";

let report: (...seen: boolean[]) => void;
let disconnected: number;
let watched: Element[];

class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    report = (...seen) => act(() => callback(seen.map((isIntersecting) => ({ isIntersecting }))));
  }
  observe(element: Element) {
    watched.push(element);
  }
  disconnect() {
    disconnected += 1;
  }
}

function Probe() {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{String(useOnScreen(element))}</p>;
}

beforeEach(() => {
  disconnected = 0;
  watched = [];
  Object.assign(globalThis, { IntersectionObserver: Observer });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
});

test("says nothing until the browser has, and follows it then", () => {
  render(<Probe />);
  const element = screen.getByText("undefined");
  expect(watched).toEqual([element]);
  report(true);
  expect(element).toHaveTextContent("true");
  report(false);
  expect(element).toHaveTextContent("false");
});

test("believes the last of several reports that arrive at once", () => {
  render(<Probe />);
  report(true, false);
  expect(screen.getByText("false")).toBeInTheDocument();
});

test("stops watching when the element goes", () => {
  const { unmount } = render(<Probe />);
  unmount();
  expect(disconnected).toBe(1);
});

test("stays undecided where the browser cannot tell", () => {
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
  render(<Probe />);
  expect(screen.getByText("undefined")).toBeInTheDocument();
});
