import { type WaitlistSettings, waitlistAction } from "./waitlist-settings";

/** A request that has not completed by then counts as failed. Milliseconds. */
export const WAITLIST_TIMEOUT = 15_000;

/**
 * Sends one address to the mailing list: a urlencoded POST of EMAIL, u and id.
 *
 * The list is another origin that answers without permission to read the answer (`no-cors`), so any request that
 * completes counts as a sign-up. Rejects when the request fails, or has not completed within the time-out.
 */
export async function joinWaitlist(email: string, settings: WaitlistSettings): Promise<void> {
  await fetch(waitlistAction(settings), {
    method: "POST",
    mode: "no-cors",
    body: new URLSearchParams({ EMAIL: email, u: settings.u, id: settings.id }),
    // It arrives also where the reader leaves the page meanwhile.
    keepalive: true,
    signal: AbortSignal.timeout(WAITLIST_TIMEOUT),
  });
}
