/** For what listens as long as the document: in the tests, which share one, until the test is over. */
let remove: (() => void)[] = [];

/** Remembers what begins to listen on these from now on. */
export function watchListeners(...targets: (Window | Document)[]): void {
  for (const target of targets) {
    const original = target.addEventListener;
    const listen = original.bind(target);
    remove.push(() => {
      target.addEventListener = original;
    });
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      listen(type, listener, options);
      remove.push(() => target.removeEventListener(type, listener, options));
    };
  }
}

export function removeListeners(): void {
  for (const each of remove) each();
  remove = [];
}
