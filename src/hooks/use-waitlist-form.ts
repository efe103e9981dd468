import { type FormEvent, type RefObject, useEffect, useSyncExternalStore } from "react";
import type { WaitlistSettings } from "../lib/waitlist-settings";
import { readSignUp, type SignUp, setEmail, signUp, watchSignUp } from "../lib/waitlist-sign-up";

export type WaitlistForm = SignUp & {
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
};

/**
 * The waitlist form in time: idle, submitting, then success or error; from error it can be sent again.
 *
 * The address stays in the field, which the form owns: what was typed before this script arrived is not lost. Nor is
 * anything when the form goes away with its page and comes back: `email` is what its field is to begin with.
 */
export function useWaitlistForm(
  settings: WaitlistSettings,
  field: RefObject<HTMLInputElement>,
): WaitlistForm {
  const { state, email } = useSyncExternalStore(watchSignUp, readSignUp, readSignUp);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const keep = () => setEmail(element.value);
    keep();
    element.addEventListener("input", keep);
    // Firefox notes what a field holds when it goes, and fills it in again when the page is loaded anew.
    const unwatch = watchSignUp(() => {
      if (readSignUp().state === "success") element.value = "";
    });
    return () => {
      unwatch();
      element.removeEventListener("input", keep);
    };
  }, [field]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    await signUp(String(new FormData(event.currentTarget).get("EMAIL") ?? ""), settings);
  };

  return { state, email, submit };
}
