import { joinWaitlist } from "./waitlist";
import type { WaitlistSettings } from "./waitlist-settings";

/** A visitor's sign-up as it stands: the state of the form, and the address in its field, or on the list. */
export type SignUp = {
  readonly state: "idle" | "submitting" | "success" | "error";
  readonly email: string;
};

// One for the page's life and not for the form's: a request goes on while its form is away, and its outcome waits there.
let current: SignUp = { state: "idle", email: "" };
const listeners = new Set<() => void>();

/** The sign-up now; the same object until it changes. */
export function readSignUp(): SignUp {
  return current;
}

/** Calls the listener after each change, until the answer is called. */
export function watchSignUp(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps what the field holds. */
export function setEmail(email: string): void {
  set({ ...current, email });
}

/** Sends an address to the list: submitting, then success or error. One at a time; an empty address does nothing. */
export async function signUp(address: string, settings: WaitlistSettings): Promise<void> {
  const email = address.trim();
  if (email === "" || current.state === "submitting") return;
  set({ state: "submitting", email });
  try {
    await joinWaitlist(email, settings);
    set({ state: "success", email });
  } catch (error) {
    console.error("The waitlist could not be reached.", error);
    set({ state: "error", email });
  }
}

function set(next: SignUp): void {
  current = next;
  for (const listener of listeners) listener();
}
