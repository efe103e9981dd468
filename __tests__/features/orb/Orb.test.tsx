/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { StrictMode } from "react";
import { Orb } from "../../../src/features/orb/Orb";
import { createOrb } from "../../../src/features/orb/orb-scene";
import { checkWebGLSupport, releaseContext } from "../../../src/features/orb/webgl-support";
import { useMotion } from "../../../src/ui/use-motion";

jest.mock("../../../src/features/orb/orb-scene");
jest.mock("../../../src/features/orb/webgl-support");
jest.mock("../../../src/ui/use-motion");

/** Each scene that was made, and what it was last asked to do. */
let scenes: { state: "made" | "running" | "paused" | "destroyed" }[];
let idle: (() => void)[];
let tell: (isDrawn: boolean) => void;

function motion(now: "running" | "reduced") {
  const is = (one: string) => one === now;
  jest.mocked(useMotion).mockReturnValue({
    reduced: is("reduced"),
    paused: false,
    running: is("running"),
    toggle: () => {},
  });
}

const tick = () => new Promise((resolve) => setTimeout(resolve));

/** Loads, idles, and lets the script arrive. */
const settle = () =>
  act(async () => {
    await tick();
    for (const callback of idle.splice(0)) callback();
    await tick();
  });

const shown = (container: HTMLElement) => container.querySelector<HTMLElement>("[data-orb]")?.dataset.orb;

beforeEach(() => {
  jest.resetAllMocks();
  idle = [];
  scenes = [];
  motion("running");
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  jest.mocked(createOrb).mockImplementation((_canvas, onDrawn) => {
    tell = onDrawn;
    const scene: (typeof scenes)[number] = { state: "made" };
    scenes.push(scene);
    return {
      run: (wanted) => {
        scene.state = wanted ? "running" : "paused";
      },
      destroy: () => {
        scene.state = "destroyed";
      },
    };
  });
});

afterEach(() => jest.restoreAllMocks());

test("nothing is made before the page has loaded and is idle; then the poster stands until the first frame", async () => {
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const { container } = render(<Orb />);
  await settle();
  expect(idle).toEqual([]);
  state.mockReturnValue("complete");
  window.dispatchEvent(new Event("load"));
  await act(tick);
  expect(checkWebGLSupport).not.toHaveBeenCalled();
  await settle();
  expect(container.querySelectorAll("canvas")).toHaveLength(1);
  expect(scenes).toMatchObject([{ state: "running" }]);
  expect(shown(container)).toBe("poster");
  act(() => tell(true));
  expect(shown(container)).toBe("drawn");
});

test("where the browser cannot say when it is idle, a moment is waited", async () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  jest.useFakeTimers();
  render(<Orb />);
  await jest.advanceTimersByTimeAsync(100);
  expect(checkWebGLSupport).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(checkWebGLSupport).toHaveBeenCalled();
  jest.useRealTimers();
});

test.each([
  ["without WebGL", checkWebGLSupport],
  ["where the scene cannot be built", createOrb],
] as const)("%s the poster stays, the context is given back and one warning says why", async (_, fails) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const reason = new Error("it is switched off");
  (fails as jest.Mock).mockImplementation(() => {
    throw reason;
  });
  const { container } = render(<Orb />);
  await settle();
  expect(container.querySelector("canvas")).toBeNull();
  expect(shown(container)).toBe("poster");
  expect(releaseContext).toHaveBeenCalled();
  expect(warn.mock.calls).toEqual([[expect.any(String), reason]]);
});

test("asked for reduced motion while it runs, it gives the scene up and shows the poster", async () => {
  const { container, rerender } = render(<Orb />);
  await settle();
  act(() => tell(true));
  motion("reduced");
  rerender(<Orb />);
  expect(scenes).toMatchObject([{ state: "destroyed" }]);
  expect(container.querySelector("canvas")).toBeNull();
  expect(shown(container)).toBe("poster");
});

test("unmounted while the script is on its way, no scene is made and the context is given back", async () => {
  const { unmount } = render(<Orb />);
  // What comes right before the script is asked for.
  jest.mocked(checkWebGLSupport).mockImplementation(unmount);
  await settle();
  expect(scenes).toEqual([]);
  expect(releaseContext).toHaveBeenCalled();
});

test("effects that run twice, as in strict mode, leave one canvas", async () => {
  const { container } = render(
    <StrictMode>
      <Orb />
    </StrictMode>,
  );
  await settle();
  expect(container.querySelectorAll("canvas")).toHaveLength(1);
  expect(scenes.filter(({ state }) => state !== "destroyed")).toHaveLength(1);
});
