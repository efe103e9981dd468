/** Milliseconds before the second try; each further pause is four times as long. */
const FIRST_PAUSE = 1000;

/** Tries until it succeeds, each time after a longer pause, or as soon as the browser is online again. */
export async function retryUntilSuccess<T>(attempt: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause *= 4) {
    try {
      return await attempt();
    } catch (error) {
      // In the build there is no network to wait for.
      if (typeof window === "undefined") throw error;
      await pauseOrOnline(pause);
    }
  }
}

/** Waits for so many milliseconds, or until the browser is online again if that is sooner. */
async function pauseOrOnline(milliseconds: number): Promise<void> {
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
