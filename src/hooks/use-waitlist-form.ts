import { type FormEvent, useRef, useState } from "react";
import { joinWaitlist } from "../lib/waitlist";
import type { WaitlistSettings } from "../lib/waitlist-settings";

export type WaitlistState = "idle" | "submitting" | "success" | "error";

export type WaitlistForm = {
  state: WaitlistState;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
};

/**
 * The waitlist form in time: idle, submitting, then success or error; from error it can be sent again.
 *
 * The address stays in the field, which the form owns: what was typed before this script arrived is not lost.
 */
export function useWaitlistForm(settings: WaitlistSettings): WaitlistForm {
  const [state, setState] = useState<WaitlistState>("idle");
  const underWay = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("EMAIL") ?? "").trim();
    if (email === "" || underWay.current) return;
    underWay.current = true;
    setState("submitting");
    try {
      await joinWaitlist(email, settings);
      form.reset();
      setState("success");
    } catch (error) {
      console.error("The waitlist could not be reached.", error);
      setState("error");
    } finally {
      underWay.current = false;
    }
  };

  return { state, submit };
}
