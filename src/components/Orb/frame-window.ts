/** Frame intervals of the last moment, without allocating: `add` says when the window is full. */
export interface FrameWindow {
  /** Adds an interval in ms; true when the window has just become full and its median can be read. */
  add(interval: number): boolean;
  /** The median of a full window, in ms; empties it. */
  takeMedian(): number;
  clear(): void;
}

export function createFrameWindow(length: number): FrameWindow {
  const intervals = new Float32Array(length);
  let count = 0;
  return {
    add(interval) {
      if (count < length) intervals[count++] = interval;
      return count === length;
    },
    takeMedian() {
      intervals.sort();
      count = 0;
      return intervals[length >> 1] ?? 0;
    },
    clear() {
      count = 0;
    },
  };
}
