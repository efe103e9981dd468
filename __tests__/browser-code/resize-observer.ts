/** jsdom lays nothing out and has no ResizeObserver: here one tells of a size at once, and of another when called. */
export function stubResizeObserver(): () => void {
  const resized = new Set<() => void>();
  class Observer {
    constructor(private readonly tell: () => void) {}
    observe() {
      resized.add(this.tell);
      this.tell();
    }
    disconnect() {
      resized.delete(this.tell);
    }
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  return () => {
    for (const tell of resized) tell();
  };
}
