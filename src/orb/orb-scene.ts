import { createFrameScheduler, getPixelRatio } from "./frame-scheduler";
import { createFirstFrame, createPainter, type Painter } from "./orb-painter";
import { followPointer, setPullTowards } from "./orb-pointer";

/** How far the ring bends near the pointer: 2, as the specification asks for (section 9). */
const HOVER_INTENSITY = 2;
/** A late frame moves the orb on by no more than this, in seconds. */
const MAX_DELTA = 0.1;
/** A pointer that matters less than this to the ring does not move it. */
const IDLE_STRENGTH = 0.01;

export interface OrbScene {
  /** Draws while the canvas is on screen, or stops and keeps the last frame. */
  run(wanted: boolean): void;
  /** Frees everything, the context included: a destroyed canvas cannot be used again. */
  destroy(): void;
}

/**
 * Puts the orb on a canvas, at rest until `run`. `onDrawn` is told when a frame stands on the canvas, and when none does:
 * the context was lost, or this machine is too slow. Throws where WebGL is refused or the shader does not compile.
 */
export function createOrb(canvas: HTMLCanvasElement, onDrawn: (isDrawn: boolean) => void): OrbScene {
  const listeners = new AbortController();
  const { signal } = listeners;
  const pointer = followPointer(canvas, signal);
  const uniforms = { ...createFirstFrame(), uPointer: { value: pointer.position } };
  const pace = createFrameScheduler();

  let painter: Painter | undefined;
  try {
    painter = createPainter(canvas, uniforms);
  } catch (error) {
    listeners.abort();
    throw error;
  }
  let isWanted = false;
  let isOnScreen = false;
  let isDrawn = false;
  let request = 0;
  /** When a frame was last drawn (ms); 0 before the first since the last start. */
  let last = 0;
  /** CSS pixels. */
  let box = { width: 0, height: 0 };
  let size = "";

  function paint(): void {
    const ratio = getPixelRatio(Math.min(box.width, box.height), window.devicePixelRatio, pace.step);
    const [width, height] = [Math.round(box.width * ratio), Math.round(box.height * ratio)];
    if (!painter || !width || !height) return;
    const nextSize = `${width} × ${height}`;
    if (nextSize !== size) painter.resize(width, height);
    size = nextSize;
    painter.paint();
    tell(true);
  }

  function tell(next: boolean): void {
    if (next !== isDrawn) onDrawn(next);
    isDrawn = next;
  }

  function frame(now: number) {
    request = requestAnimationFrame(frame);
    if (!pace.isDue(now, pointer.strength > IDLE_STRENGTH)) return;
    if (pace.step < 0) return stop();
    const seconds = last > 0 ? Math.min((now - last) / 1000, MAX_DELTA) : 0;
    last = now;
    pointer.advance(seconds);
    setPullTowards(pointer.position, HOVER_INTENSITY * pointer.strength, uniforms.uPull.value);
    uniforms.uStir.value = 0.5 * HOVER_INTENSITY * pointer.strength;
    uniforms.uTime.value += seconds;
    paint();
  }

  /** There is no frame to show, and none can be drawn. */
  function stop(): void {
    tell(false);
    settle();
  }

  /** The one place where drawing starts and stops. In a hidden tab the browser asks for no frame by itself. */
  function settle(): void {
    const run = isWanted && isOnScreen && painter !== undefined && pace.step >= 0;
    if (run === request > 0) return;
    if (run) {
      last = 0;
      pace.begin();
      request = requestAnimationFrame(frame);
    } else {
      cancelAnimationFrame(request);
      request = 0;
    }
  }

  const resized = new ResizeObserver(([entry]) => {
    if (entry) box = entry.contentRect;
    // Resizing wipes the canvas: it is drawn again before the browser shows it.
    if (isDrawn) paint();
  });
  const intersected = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    settle();
  });
  const lose = (event: Event) => {
    // Without this the browser never offers the context again.
    event.preventDefault();
    painter = undefined;
    stop();
  };
  const restore = () => {
    try {
      painter = createPainter(canvas, uniforms);
    } catch (error) {
      console.warn("The orb could not be rebuilt:", error);
    }
    size = "";
    settle();
  };
  canvas.addEventListener("webglcontextlost", lose, { signal });
  canvas.addEventListener("webglcontextrestored", restore, { signal });
  resized.observe(canvas);
  intersected.observe(canvas);

  return {
    run(wanted) {
      isWanted = wanted;
      settle();
    },
    destroy() {
      isWanted = false;
      settle();
      resized.disconnect();
      intersected.disconnect();
      listeners.abort();
      painter?.free();
    },
  };
}
