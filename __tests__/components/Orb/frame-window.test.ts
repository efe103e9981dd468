import { createFrameWindow } from "../../../src/components/Orb/frame-window";

test("a window gives the median of as many intervals as are wanted, and begins again", () => {
  const frames = createFrameWindow(5);
  expect([frames.add(50, 3), frames.add(10, 3), frames.add(20, 3)]).toEqual([undefined, undefined, 20]);
  expect(frames.add(5, 3)).toBeUndefined();
});

test("wanted fewer than it has already, it gives their median", () => {
  const frames = createFrameWindow(5);
  for (const interval of [40, 30, 20]) frames.add(interval, 5);
  expect(frames.add(10, 2)).toBe(30);
});

test("a cleared window forgets what it had", () => {
  const frames = createFrameWindow(2);
  frames.add(50, 2);
  frames.clear();
  expect(frames.add(10, 2)).toBeUndefined();
});
