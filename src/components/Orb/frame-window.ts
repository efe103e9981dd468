/** The intervals between the last frames, without allocating. */
export interface FrameWindow {
  /** Adds an interval in ms; gives the median, and begins again, when there are as many as asked for. */
  add(interval: number, wanted: number): number | undefined;
  clear(): void;
}

/** A window for `length` intervals at most. */
export function createFrameWindow(length: number): FrameWindow {
  const intervals = new Float32Array(length);
  let count = 0;
  return {
    add(interval, wanted) {
      intervals[count++] = interval;
      if (count < Math.min(wanted, length)) return undefined;
      const median = intervals.subarray(0, count).sort()[count >> 1];
      count = 0;
      return median;
    },
    clear() {
      count = 0;
    },
  };
}
