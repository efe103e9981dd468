import { adaptResolution, FULL_RESOLUTION, scaleOf } from "./adaptive-resolution";
import { createFrameWindow } from "./frame-window";
import { BASE_COLOURS, type Rgb, rotateHue, toLinear } from "./hue";
import { createPainter, type Look, type Painter } from "./orb-painter";
import { followPointer, pullTowards } from "./orb-pointer";

export interface OrbOptions {
  /** Degrees by which the three base colours are turned in YIQ. */
  hue: number;
  /** How far the ring bends near the pointer; 0 not at all. */
  hoverIntensity: number;
  /** Turns the ring slowly while the pointer is near it. */
  rotateOnHover: boolean;
}

/** `running` is reported once the first frame is on the canvas, `paused` when a drawn orb stops for any reason. */
export type OrbState = "running" | "paused" | "lost";

export interface OrbScene {
  /** Changes options in place; a paused orb shows the change in one frame. */
  update(options: Partial<OrbOptions>): void;
  /** Stops, and keeps the last frame on the canvas. */
  pause(): void;
  /** Draws, as long as the canvas is on screen and the tab is seen. */
  resume(): void;
  /** Frees everything, the context included: a destroyed canvas cannot be used again. */
  destroy(): void;
}

/** The orb begins where its ring is most even, which is what the poster shows. */
const FIRST_SECOND = 40;
/** A late frame moves the orb on by no more than this, in seconds. */
const MOST_DELTA = 0.1;
/** Displays faster than 100 Hz get every other frame (ms). */
const LEAST_INTERVAL = 9.5;
const MOST_PIXEL_RATIO = 1.5;
const WINDOW_FRAMES = 30;
/** Radians a second. */
const TURN_SPEED = 0.3;

/** Puts the orb on a canvas, at rest until `resume`. Throws where WebGL is refused or the shader does not compile. */
export function createOrb(
  canvas: HTMLCanvasElement,
  initial: OrbOptions,
  onState: (state: OrbState) => void,
): OrbScene {
  const options = { ...initial };
  const pointer = followPointer(canvas);
  const look = createLook(options.hue, pointer.position);
  const frames = createFrameWindow(WINDOW_FRAMES);

  let painter: Painter | undefined = createPainter(canvas, look);
  let resolution = FULL_RESOLUTION;
  let wanted = false;
  let onScreen = false;
  let painted = false;
  let stale = true;
  let request = 0;
  let last = 0;
  let width = 0;
  let height = 0;

  const seen = () => onScreen && !document.hidden;

  function matchSize() {
    const box = canvas.getBoundingClientRect();
    const ratio = Math.min(window.devicePixelRatio || 1, MOST_PIXEL_RATIO) * scaleOf(resolution);
    const nextWidth = Math.round(box.width * ratio);
    const nextHeight = Math.round(box.height * ratio);
    if (nextWidth === width && nextHeight === height) return;
    width = nextWidth;
    height = nextHeight;
    stale = true;
    if (width > 0 && height > 0) painter?.resize(width, height);
  }

  function paint() {
    if (!painter || width === 0 || height === 0) return;
    painter.paint();
    stale = false;
    if (painted) return;
    painted = true;
    onState("running");
  }

  function frame(now: number) {
    request = requestAnimationFrame(frame);
    const interval = last === 0 ? 0 : now - last;
    if (last !== 0 && interval < LEAST_INTERVAL) return;
    last = now;
    if (interval > 0 && frames.add(interval)) {
      resolution = adaptResolution(resolution, frames.takeMedian());
      matchSize();
    }
    advance(Math.min(interval / 1000, MOST_DELTA));
    paint();
  }

  function advance(seconds: number) {
    pointer.advance(seconds);
    pullTowards(pointer.position, options.hoverIntensity * pointer.strength, look.uPull.value);
    look.uStir.value = 0.5 * options.hoverIntensity * pointer.strength;
    look.uTime.value += seconds;
    if (options.rotateOnHover) look.uTurn.value += seconds * TURN_SPEED * pointer.strength;
  }

  /** The one place where drawing starts and stops. */
  function settle() {
    const run = wanted && seen() && painter !== undefined;
    if (run === request > 0) {
      if (!run && stale && painted && seen()) paint();
      return;
    }
    if (run) {
      last = 0;
      frames.clear();
      matchSize();
      pointer.listen();
      request = requestAnimationFrame(frame);
      if (painted) onState("running");
      return;
    }
    cancelAnimationFrame(request);
    request = 0;
    pointer.ignore();
    if (painted && painter) onState("paused");
  }

  const resized = new ResizeObserver(() => {
    matchSize();
    // Resizing wiped the canvas after this frame was drawn: drawn again here, nobody sees it empty.
    if (stale && painted && seen()) paint();
  });
  const intersected = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    settle();
  });

  function lose(event: Event) {
    // Without this the browser never offers the context again.
    event.preventDefault();
    painter = undefined;
    painted = false;
    settle();
    onState("lost");
  }

  function restore() {
    try {
      painter = createPainter(canvas, look);
    } catch (error) {
      console.warn("The orb could not be rebuilt:", error);
      return;
    }
    width = 0;
    height = 0;
    matchSize();
    settle();
  }

  canvas.addEventListener("webglcontextlost", lose);
  canvas.addEventListener("webglcontextrestored", restore);
  document.addEventListener("visibilitychange", settle);
  resized.observe(canvas);
  intersected.observe(canvas);

  return {
    update(changes) {
      Object.assign(options, changes);
      colour(look, options.hue);
      stale = true;
      settle();
    },
    pause() {
      wanted = false;
      settle();
    },
    resume() {
      wanted = true;
      settle();
    },
    destroy() {
      wanted = false;
      painted = false;
      settle();
      resized.disconnect();
      intersected.disconnect();
      document.removeEventListener("visibilitychange", settle);
      canvas.removeEventListener("webglcontextlost", lose);
      canvas.removeEventListener("webglcontextrestored", restore);
      painter?.free();
      painter = undefined;
    },
  };
}

function createLook(hue: number, pointer: Float32Array): Look {
  const look: Look = {
    uTime: { value: FIRST_SECOND },
    uTurn: { value: 0 },
    uColourA: { value: [0, 0, 0] },
    uColourB: { value: [0, 0, 0] },
    uColourC: { value: [0, 0, 0] },
    uPointer: { value: pointer },
    uPull: { value: new Float32Array(2) },
    uStir: { value: 0 },
  };
  colour(look, hue);
  return look;
}

/** Turned once here instead of at every pixel. */
function colour(look: Look, hue: number): void {
  const [a, b, c] = BASE_COLOURS;
  look.uColourA.value = turned(a, hue);
  look.uColourB.value = turned(b, hue);
  look.uColourC.value = turned(c, hue);
}

function turned(base: Rgb, hue: number): Rgb {
  const [red, green, blue] = rotateHue(base, hue);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}
