import { BASE_COLOURS, type Rgb, rotateHue, toLinear } from "./hue";
import { createPainter, type Look, type Painter } from "./orb-painter";
import { followPointer, pullTowards } from "./orb-pointer";
import { FIRST_SECOND } from "./orb-shader";
import { createPace, pixelRatio } from "./pace";

/** Degrees by which the three base colours are turned in YIQ; the poster is drawn for the same. */
const HUE = 300;
/** How far the ring bends near the pointer. */
const HOVER_INTENSITY = 2;

/**
 * `running` is reported once the first frame is on the canvas, `paused` when a drawn orb stops for any reason, and
 * `poster` when this machine draws too slowly for any frame to be worth it.
 */
export type OrbState = "running" | "paused" | "lost" | "poster";

export interface OrbScene {
  /** Stops, and keeps the last frame on the canvas. */
  pause(): void;
  /** Draws, as long as the canvas is on screen and the tab is seen. */
  resume(): void;
  /** Frees everything, the context included: a destroyed canvas cannot be used again. */
  destroy(): void;
}

/** A late frame moves the orb on by no more than this, in seconds. */
const MAX_DELTA = 0.1;
/** A pointer that matters less than this to the ring does not move it. */
const IDLE_STRENGTH = 0.01;

/** Puts the orb on a canvas, at rest until `resume`. Throws where WebGL is refused or the shader does not compile. */
export function createOrb(canvas: HTMLCanvasElement, onState: (state: OrbState) => void): OrbScene {
  const pointer = followPointer(canvas);
  const look = createLook(pointer.position);
  const pace = createPace();
  const listeners = new AbortController();
  let { step } = pace;

  let painter: Painter | undefined = createPainter(canvas, look);
  let wanted = false;
  let onScreen = false;
  let painted = false;
  let stale = true;
  let request = 0;
  /** When a frame was last drawn (ms); 0 before the first since the last start. */
  let last = 0;
  let width = 0;
  let height = 0;

  const seen = () => onScreen && !document.hidden;

  function matchSize() {
    const box = canvas.getBoundingClientRect();
    const ratio = pixelRatio(Math.min(box.width, box.height), window.devicePixelRatio || 1, step);
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
    if (!pace.isDue(now, pointer.strength > IDLE_STRENGTH)) return;
    if (pace.step < 0) return giveUp();
    if (pace.step !== step) {
      step = pace.step;
      matchSize();
    }
    advance(last > 0 ? Math.min((now - last) / 1000, MAX_DELTA) : 0);
    last = now;
    paint();
  }

  function giveUp() {
    painted = false;
    settle();
    onState("poster");
  }

  function advance(seconds: number) {
    pointer.advance(seconds);
    pullTowards(pointer.position, HOVER_INTENSITY * pointer.strength, look.uPull.value);
    look.uStir.value = 0.5 * HOVER_INTENSITY * pointer.strength;
    look.uTime.value += seconds;
  }

  /** The one place where drawing starts and stops. */
  function settle() {
    const run = wanted && seen() && painter !== undefined && pace.step >= 0;
    if (run === request > 0) {
      if (!run && stale && painted && seen()) paint();
      return;
    }
    if (run) {
      last = 0;
      pace.begin();
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
    // Resizing has wiped the canvas: it is drawn again before the browser shows it.
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

  const { signal } = listeners;
  canvas.addEventListener("webglcontextlost", lose, { signal });
  canvas.addEventListener("webglcontextrestored", restore, { signal });
  document.addEventListener("visibilitychange", settle, { signal });
  resized.observe(canvas);
  intersected.observe(canvas);

  return {
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
      listeners.abort();
      painter?.free();
      painter = undefined;
    },
  };
}

function createLook(pointer: Float32Array): Look {
  // Turned once here instead of at every pixel.
  const [a, b, c] = BASE_COLOURS;
  return {
    uTime: { value: FIRST_SECOND },
    uColourA: { value: turned(a) },
    uColourB: { value: turned(b) },
    uColourC: { value: turned(c) },
    uPointer: { value: pointer },
    uPull: { value: new Float32Array(2) },
    uStir: { value: 0 },
  };
}

function turned(base: Rgb): Rgb {
  const [red, green, blue] = rotateHue(base, HUE);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}
