/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { StrictMode } from "react";
import { Orb } from "../../../src/components/Orb/Orb";
import { createOrb, type OrbOptions, type OrbState } from "../../../src/components/Orb/orb-scene";
import { checkWebGLSupport, releaseContext } from "../../../src/components/Orb/webgl-support";
import { whenIdle } from "../../../src/components/Orb/when-idle";
import { useMotion } from "../../../src/hooks/use-motion";

jest.mock("../../../src/components/Orb/orb-scene");
jest.mock("../../../src/components/Orb/webgl-support");
jest.mock("../../../src/components/Orb/when-idle");
jest.mock("../../../src/hooks/use-motion");

type Scene = { state: "made" | "running" | "paused" | "destroyed"; options: OrbOptions };
let scenes: Scene[];
let idle: (() => void)[];
let tell: (state: OrbState) => void;

const RUNNING = { reduced: false, paused: false, running: true };
const PAUSED = { reduced: false, paused: true, running: false };
const REDUCED = { reduced: true, paused: false, running: false };

function motion(now: typeof RUNNING) {
  jest.mocked(useMotion).mockReturnValue({ ...now, toggle: () => {} });
}

/** Loads, idles, and lets the script arrive. */
const settle = () =>
  act(async () => {
    for (const callback of idle.splice(0)) callback();
    await new Promise((resolve) => setTimeout(resolve));
  });

const shown = (container: HTMLElement) => container.querySelector<HTMLElement>("[data-orb]")?.dataset.orb;

beforeEach(() => {
  jest.resetAllMocks();
  idle = [];
  scenes = [];
  motion(RUNNING);
  jest.mocked(checkWebGLSupport).mockReturnValue({ supported: true });
  jest.mocked(whenIdle).mockImplementation((callback) => {
    idle.push(callback);
    return () => {
      idle = idle.filter((waiting) => waiting !== callback);
    };
  });
  jest.mocked(createOrb).mockImplementation((_canvas, options, onState) => {
    tell = onState;
    const scene: Scene = { state: "made", options };
    scenes.push(scene);
    const becomes = (state: Scene["state"]) => () => {
      scene.state = state;
    };
    return {
      update: (changed) => {
        scene.options = { ...scene.options, ...changed };
      },
      pause: becomes("paused"),
      resume: becomes("running"),
      destroy: becomes("destroyed"),
    };
  });
});

test("nothing is made before the page is idle", async () => {
  const { container } = render(<Orb />);
  expect(checkWebGLSupport).not.toHaveBeenCalled();
  expect(container.querySelector("canvas")).toBeNull();
  await settle();
  expect(container.querySelectorAll("canvas")).toHaveLength(1);
  expect(scenes).toMatchObject([
    { state: "running", options: { hue: 300, hoverIntensity: 2, rotateOnHover: false } },
  ]);
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

test("without WebGL the poster stays and one warning says why", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  jest.mocked(checkWebGLSupport).mockReturnValue({ supported: false, reason: "it is switched off" });
  const { container } = render(<Orb />);
  await settle();
  expect(container.querySelector("canvas")).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("it is switched off"));
});

test("a scene that cannot be built leaves the poster and a warning, not an empty canvas", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  jest.mocked(createOrb).mockImplementation(() => {
    throw new Error("no context");
  });
  const { container } = render(<Orb />);
  await settle();
  expect(container.querySelector("canvas")).toBeNull();
  expect(releaseContext).toHaveBeenCalled();
  expect(shown(container)).toBe("poster");
  expect(warn).toHaveBeenCalled();
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

test("changed props update the scene without building it again", async () => {
  const { rerender } = render(<Orb hue={300} />);
  await settle();
  rerender(<Orb hue={120} />);
  expect(scenes).toMatchObject([{ state: "running", options: { hue: 120, hoverIntensity: 2 } }]);
});

test("unmounted before the browser is idle, it never asks for WebGL", async () => {
  const { unmount } = render(<Orb />);
  unmount();
  await settle();
  expect(checkWebGLSupport).not.toHaveBeenCalled();
});

test("unmounted while the script is on its way, no scene is made and the context is given back", async () => {
  const { unmount } = render(<Orb />);
  for (const callback of idle.splice(0)) callback();
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
