import { createFrameScheduler, getPixelRatio } from "./frame-scheduler";
import { createFirstFrame, createPainter } from "./orb-painter";
import { followPointer, setPullTowards } from "./orb-pointer";
import { releaseContext } from "./webgl-support";

/** Strength of the ring's bending near the pointer: 2, as the specification asks for (section 9). */
const HOVER_INTENSITY = 2;
/** The orb moves on by no more than this in one frame, however late the frame is. */
const MAX_FRAME_SECONDS = 0.1;
/** With less influence than this the pointer does not visibly move the ring. */
const MIN_ACTIVE_STRENGTH = 0.01;
/** Part of its way that the hand goes on in a second, as the rate of an exponential approach. */
const HAND_RATE = 6;

export type OrbScene = ReturnType<typeof createOrb>;

/**
 * Creates the orb on a canvas. It draws nothing before `setRunning(true)`.
 *
 * `onDrawn` is called with true when the canvas shows a frame, and with false when it shows none and never will: the context
 * was lost, or this machine is too slow. Throws where the browser refuses a WebGL context or the shaders do not link.
 */
export function createOrb(canvas: HTMLCanvasElement, onDrawn: (isDrawn: boolean) => void) {
  const uniforms = createFirstFrame();
  const painter = createPainter(canvas, uniforms);
  const listeners = new AbortController();
  const pointer = followPointer(canvas, uniforms.uPointer.value, listeners.signal);
  const scheduler = createFrameScheduler();

  let turn = uniforms.uTurn.value;
  let isWanted = false;
  let isContextLost = false;
  let isDrawn = false;
  let request = 0;
  /** Time of the last frame in milliseconds; 0 before the first since drawing started. */
  let lastFrameTime = 0;
  /** Size of the canvas in CSS pixels. */
  let box = { width: 0, height: 0 };

  function paint(): void {
    const side = Math.min(box.width, box.height);
    const ratio = getPixelRatio(side, window.devicePixelRatio, scheduler.scaleIndex);
    const [width, height] = [Math.round(box.width * ratio), Math.round(box.height * ratio)];
    if (isContextLost || !width || !height) return;
    if (canvas.width !== width || canvas.height !== height) painter.resize(width, height);
    painter.paint();
    setDrawn(true);
  }

  function setDrawn(isDrawnNow: boolean): void {
    if (isDrawnNow !== isDrawn) onDrawn(isDrawnNow);
    isDrawn = isDrawnNow;
  }

  function drawFrame(now: number) {
    request = requestAnimationFrame(drawFrame);
    if (!scheduler.shouldDraw(now, pointer.strength > MIN_ACTIVE_STRENGTH)) return;
    if (scheduler.scaleIndex < 0) return stopDrawing();
    const seconds = lastFrameTime > 0 ? Math.min((now - lastFrameTime) / 1000, MAX_FRAME_SECONDS) : 0;
    lastFrameTime = now;
    pointer.advance(seconds);
    setPullTowards(uniforms.uPointer.value, HOVER_INTENSITY * pointer.strength, uniforms.uPull.value);
    uniforms.uStir.value = 0.5 * HOVER_INTENSITY * pointer.strength;
    uniforms.uTime.value += seconds;
    uniforms.uTurn.value += (turn - uniforms.uTurn.value) * (1 - Math.exp(-HAND_RATE * seconds));
    paint();
  }

  /** Shows the poster again, because no frame can be drawn. */
  function stopDrawing(): void {
    setDrawn(false);
    updateRunning();
  }

  /** Starts or stops drawing. In a hidden tab the browser calls no animation frames by itself. */
  function updateRunning(): void {
    const shouldRun = isWanted && !isContextLost && scheduler.scaleIndex >= 0;
    if (shouldRun === request > 0) return;
    if (shouldRun) {
      lastFrameTime = 0;
      scheduler.start();
      request = requestAnimationFrame(drawFrame);
    } else {
      cancelAnimationFrame(request);
      request = 0;
    }
  }

  const resizeObserver = new ResizeObserver(([entry]) => {
    if (entry) box = entry.contentRect;
    // Resizing has emptied the canvas. This draws it again before the browser shows it.
    if (isDrawn) paint();
  });
  const handleContextLost = () => {
    isContextLost = true;
    stopDrawing();
  };
  canvas.addEventListener("webglcontextlost", handleContextLost, { signal: listeners.signal });
  resizeObserver.observe(canvas);

  return {
    /** Starts drawing, or stops and keeps the last frame. */
    setRunning(isRunning: boolean) {
      isWanted = isRunning;
      updateRunning();
    },
    /** Moves the hand to a share of the clock, from 0 to 1. */
    setTurn(nextTurn: number) {
      turn = nextTurn;
    },
    /** Frees the canvas' context with all that it holds, so that the canvas cannot be used again. */
    destroy() {
      isWanted = false;
      updateRunning();
      resizeObserver.disconnect();
      listeners.abort();
      releaseContext(canvas);
    },
  };
}
