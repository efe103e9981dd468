/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { LazyLivePaper } from "../../../src/features/live/LazyLivePaper";

const loaded = jest.fn();
jest.mock("../../../src/run/published-run", () => ({
  fetchRun: async () => {
    loaded();
    return { inputs: {}, rules: [] };
  },
}));
jest.mock("../../../src/features/live/LivePaper", () => ({ LivePaper: () => <p>live</p> }));

let comeNear: (near: boolean) => void;
let observed: Element[];

beforeEach(() => {
  observed = [];
  loaded.mockClear();
  jest.resetModules();
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeNear = (isIntersecting) =>
        act(() =>
          callback(
            [{ isIntersecting } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          ),
        );
    }
    observe(element: Element) {
      observed.push(element);
    }
    disconnect() {
      observed = [];
    }
  } as unknown as typeof IntersectionObserver;
  window.history.replaceState(null, "", "/litepapers/pop");
});

function Page() {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <LazyLivePaper text={text} />
      <div ref={text}>
        <aside className="run">One</aside>
        <aside className="run">Two</aside>
      </div>
    </>
  );
}

test("nothing is looked for before the reader shows to be there", () => {
  render(<Page />);
  expect(observed).toHaveLength(0);
});

test("nothing is loaded before the reader comes near to a box of the run", async () => {
  render(<Page />);
  window.dispatchEvent(new Event("scroll"));
  expect(observed).toHaveLength(2);
  comeNear(false);
  expect(loaded).not.toHaveBeenCalled();
  comeNear(true);
  expect(await screen.findByText("live")).toBeInTheDocument();
  expect(observed).toHaveLength(0);
});

test.each(["?run=job.price:120", "?fig.job-states=appealed", "?utm_source=x&run=job.price:120"])(
  "an address that ends in %s loads it at once",
  async (search) => {
    window.history.replaceState(null, "", search);
    render(<Page />);
    window.dispatchEvent(new Event("scroll"));
    expect(await screen.findByText("live")).toBeInTheDocument();
  },
);

test("an address that asks for something else does not", () => {
  window.history.replaceState(null, "", "?rerun=1&config.x=2");
  render(<Page />);
  window.dispatchEvent(new Event("scroll"));
  expect(observed).toHaveLength(2);
});
