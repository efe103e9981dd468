import { createFrameWindow } from "../../../src/components/Orb/frame-window";

test("a window is full once, gives its median, and begins again", () => {
  const frames = createFrameWindow(3);
  expect([frames.add(50), frames.add(10), frames.add(20)]).toEqual([false, false, true]);
  expect(frames.takeMedian()).toBe(20);
  expect(frames.add(5)).toBe(false);
});

test("a cleared window forgets what it had", () => {
  const frames = createFrameWindow(2);
  frames.add(50);
  frames.clear();
  expect(frames.add(10)).toBe(false);
});
