import { BASE_COLOURS, type Rgb, rotateHue, toLinear } from "./hue";
import { createPainter, type Look, type Painter } from "./orb-painter";
import { followPointer, pullTowards } from "./orb-pointer";
import { FIRST_SECOND } from "./orb-shader";
import { createPace } from "./pace";
import { pixelRatio } from "./resolution";

export interface OrbOptions {
  /** Degrees by which the three base colours are turned in YIQ. */
  hue: number;
  /** How far the ring bends near the pointer; 0 not at all. */
  hoverIntensity: number;
  /** Turns the ring slowly while the pointer is near it. */
  rotateOnHover: boolean;
}

/**
 * `running` is reported once the first frame is on the canvas, `paused` when a drawn orb stops for any reason, and
 * `poster` when this machine draws too slowly for any frame to be worth it.
 */
export type OrbState = "running" | "paused" | "lost" | "poster";

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

/** A late frame moves the orb on by no more than this, in seconds. */
const MAX_DELTA = 0.1;
/** A pointer that matters less than this to the ring does not move it. */
const IDLE_STRENGTH = 0.01;
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
  const pace = createPace();
  let { resolution } = pace;

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
    const ratio = pixelRatio(Math.min(box.width, box.height), window.devicePixelRatio || 1, resolution);
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
    if (pace.resolution.step < 0) {
      giveUp();
      return;
    }
    if (pace.resolution !== resolution) {
      resolution = pace.resolution;
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
    pullTowards(pointer.position, options.hoverIntensity * pointer.strength, look.uPull.value);
    look.uStir.value = 0.5 * options.hoverIntensity * pointer.strength;
    look.uTime.value += seconds;
    if (options.rotateOnHover) look.uTurn.value += seconds * TURN_SPEED * pointer.strength;
  }

  /** The one place where drawing starts and stops. */
  function settle() {
    const run = wanted && seen() && painter !== undefined && pace.resolution.step >= 0;
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
