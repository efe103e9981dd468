import { type FormEvent, type RefObject, useEffect, useSyncExternalStore } from "react";
import { joinWaitlist } from "./waitlist";
import type { WaitlistSettings } from "./waitlist-settings";

/** The state of the form, and the address in its field, or on the list. */
type SignUp = {
  readonly state: "idle" | "submitting" | "success" | "error";
  readonly email: string;
};

// One for the page's life and not for the form's: a request goes on while its form is away.
let current: SignUp = { state: "idle", email: "" };
const listeners = new Set<() => void>();

const read = () => current;

function set(next: SignUp): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The waitlist form in time: idle, submitting, then success or error; from error it can be sent again.
 *
 * The address stays in the field, which the form owns: what was typed before this script arrived is not lost. Nor is
 * anything when the form goes away with its page and comes back: its field begins with `email`.
 */
export function useWaitlistForm(settings: WaitlistSettings, field: RefObject<HTMLInputElement>) {
  const { state, email } = useSyncExternalStore(subscribe, read, read);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const keep = () => set({ ...current, email: element.value });
    keep();
    element.addEventListener("input", keep);
    // Firefox notes what a field holds when it goes, and fills it in again when the page is loaded anew.
    const unsubscribe = subscribe(() => {
      if (current.state === "success") element.value = "";
    });
    return () => {
      unsubscribe();
      element.removeEventListener("input", keep);
    };
  }, [field]);

  /** One request at a time; an empty address does nothing. */
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("EMAIL") ?? "").trim();
    if (email === "" || current.state === "submitting") return;
    set({ state: "submitting", email });
    try {
      await joinWaitlist(email, settings);
      set({ state: "success", email });
    } catch (error) {
      console.error("The waitlist could not be reached.", error);
      set({ state: "error", email });
    }
  };

  return { state, email, submit };
}
