/** Pause before the second try. Each further pause is four times as long. */
const FIRST_PAUSE_MS = 1000;

/** Calls `attempt` until it succeeds. It waits longer after each failure, but tries at once when the browser is online again. */
export async function retryUntilSuccess<T>(attempt: () => Promise<T>): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 4) {
    try {
      return await attempt();
    } catch (error) {
      // While the build renders pages there is no network to wait for.
      if (typeof window === "undefined") throw error;
      await waitOrComeOnline(pauseMs);
    }
  }
}

/** Resolves after the time has passed or when the browser comes online, whichever is sooner. */
async function waitOrComeOnline(milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const resume = () => {
      clearTimeout(timer);
      window.removeEventListener("online", resume);
      resolve();
    };
    const timer = setTimeout(resume, milliseconds);
    window.addEventListener("online", resume);
  });
}
