/** @jest-environment jsdom */
import { createScenePainter, type Stage } from "../../../src/features/demo/scene-painter";

const light = { x: 100, y: 100, radius: 80 };
const accounts = ["buyer", "agent", "escrow", "work", "fees", "slashed", "deposits"] as const;

/** A canvas that notes how opaque each stroke with a gradient is: those are the ring's glow. */
function glowOf(draw: (canvas: HTMLCanvasElement) => void): number[] {
  const strokes: number[] = [];
  const gradient = { addColorStop: () => undefined };
  const context = new Proxy<Record<string, unknown>>(
    {
      createRadialGradient: () => gradient,
      stroke: () => {
        if (context.strokeStyle === gradient) strokes.push(Number(context.globalAlpha));
      },
    },
    { get: (own, name) => own[String(name)] ?? (() => undefined) },
  );
  const canvas = document.createElement("canvas");
  canvas.getContext = (() => context) as unknown as typeof canvas.getContext;
  draw(canvas);
  return strokes;
}

// Firefox rounds each stroke up to a whole level of 256: several faint ones made a disc with hard edges.
test("the glow of a whole ring is one stroke", () => {
  const places = <Value>(value: Value) => Object.fromEntries(accounts.map((name) => [name, value]));
  const stage = {
    width: 200,
    height: 200,
    lights: places(light),
    colours: places("white"),
  } as unknown as Stage;
  const glow = glowOf((canvas) => createScenePainter(canvas)?.show([], stage, 0));
  expect(glow).toHaveLength(1);
  for (const alpha of glow) expect(alpha * 256).toBeGreaterThan(4);
});
