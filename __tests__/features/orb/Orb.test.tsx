/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { StrictMode } from "react";
import { Orb } from "../../../src/features/orb/Orb";
import { createOrb, type OrbState } from "../../../src/features/orb/orb-scene";
import { checkWebGLSupport, releaseContext } from "../../../src/features/orb/webgl-support";
import { useMotion } from "../../../src/ui/use-motion";

jest.mock("../../../src/features/orb/orb-scene");
jest.mock("../../../src/features/orb/webgl-support");
jest.mock("../../../src/ui/use-motion");

type Scene = { state: "made" | "running" | "paused" | "destroyed" };
let scenes: Scene[];
let idle: Map<number, () => void>;
let tell: (state: OrbState) => void;

const RUNNING = { reduced: false, paused: false, running: true };
const PAUSED = { reduced: false, paused: true, running: false };
const REDUCED = { reduced: true, paused: false, running: false };

function motion(now: typeof RUNNING) {
  jest.mocked(useMotion).mockReturnValue({ ...now, toggle: () => {} });
}

function becomeIdle() {
  const callbacks = [...idle.values()];
  idle.clear();
  for (const callback of callbacks) callback();
}

/** Loads, idles, and lets the script arrive. */
const settle = () =>
  act(async () => {
    becomeIdle();
    await new Promise((resolve) => setTimeout(resolve));
  });

const shown = (container: HTMLElement) => container.querySelector<HTMLElement>("[data-orb]")?.dataset.orb;

beforeEach(() => {
  jest.resetAllMocks();
  idle = new Map();
  scenes = [];
  motion(RUNNING);
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      idle.set(idle.size + 1, callback);
      return idle.size;
    },
    cancelIdleCallback: (handle: number) => idle.delete(handle),
  });
  jest.mocked(createOrb).mockImplementation((_canvas, onState) => {
    tell = onState;
    const scene: Scene = { state: "made" };
    scenes.push(scene);
    const becomes = (state: Scene["state"]) => () => {
      scene.state = state;
    };
    return { pause: becomes("paused"), resume: becomes("running"), destroy: becomes("destroyed") };
  });
});

afterEach(() => jest.restoreAllMocks());

test("nothing is made before the page has loaded and is idle", async () => {
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const { container } = render(<Orb />);
  await settle();
  expect(checkWebGLSupport).not.toHaveBeenCalled();
  state.mockReturnValue("complete");
  window.dispatchEvent(new Event("load"));
  expect(checkWebGLSupport).not.toHaveBeenCalled();
  expect(container.querySelector("canvas")).toBeNull();
  await settle();
  expect(container.querySelectorAll("canvas")).toHaveLength(1);
  expect(scenes).toMatchObject([{ state: "running" }]);
});

test("where the browser cannot say when it is idle, a moment is waited", async () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  jest.useFakeTimers();
  render(<Orb />);
  jest.advanceTimersByTime(100);
  expect(checkWebGLSupport).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(checkWebGLSupport).toHaveBeenCalled();
  jest.useRealTimers();
});

test("the poster stands until the first frame, and again when the context is lost", async () => {
  const { container } = render(<Orb />);
  await settle();
  expect(shown(container)).toBe("poster");
  act(() => tell("running"));
  expect(shown(container)).toBe("running");
  act(() => tell("lost"));
  expect(shown(container)).toBe("lost");
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

test.each([
  ["reduced motion", REDUCED],
  ["a remembered pause", PAUSED],
])("under %s nothing is loaded and the poster stays", async (_, now) => {
  motion(now);
  const { container } = render(<Orb />);
  await settle();
  expect(checkWebGLSupport).not.toHaveBeenCalled();
  expect(shown(container)).toBe("poster");
});

test("a pause keeps the scene and its last frame; playing resumes the same one", async () => {
  const { rerender } = render(<Orb />);
  await settle();
  motion(PAUSED);
  rerender(<Orb />);
  expect(scenes).toMatchObject([{ state: "paused" }]);
  motion(RUNNING);
  rerender(<Orb />);
  expect(scenes).toMatchObject([{ state: "running" }]);
});

test("asked for reduced motion while it runs, it gives the scene up and shows the poster", async () => {
  const { container, rerender } = render(<Orb />);
  await settle();
  act(() => tell("running"));
  motion(REDUCED);
  rerender(<Orb />);
  expect(scenes).toMatchObject([{ state: "destroyed" }]);
  expect(container.querySelector("canvas")).toBeNull();
  expect(shown(container)).toBe("poster");
});

test("unmounted before the browser is idle, it never asks for WebGL", async () => {
  const { unmount } = render(<Orb />);
  unmount();
  await settle();
  expect(checkWebGLSupport).not.toHaveBeenCalled();
});

test("unmounted while the script is on its way, no scene is made and the context is given back", async () => {
  const { unmount } = render(<Orb />);
  becomeIdle();
  unmount();
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

test("unmounted while it runs, it destroys its scene", async () => {
  const { unmount } = render(<Orb />);
  await settle();
  unmount();
  expect(scenes).toMatchObject([{ state: "destroyed" }]);
});
