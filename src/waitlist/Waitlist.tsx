import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import * as styles from "./Waitlist.module.css";
import { getWaitlistAction, type WaitlistSettings } from "./waitlist-action";
import { waitlistTexts as texts } from "./waitlist-texts";

/** A request that has not completed by then has failed. */
const TIMEOUT_MS = 15_000;

/** `email` is the address that was sent last. */
type SignUp = { state: "idle" | "submitting" | "success" | "error"; email: string };

/**
 * The waitlist's form. It posts natively, or in the background where scripts run. During a request the field and the
 * button have `aria-disabled` instead of `disabled`, which would take the focus away:
 * https://html.spec.whatwg.org/multipage/interaction.html#focus-fixup-step.
 */
export function Waitlist({ settings }: { settings: WaitlistSettings }) {
  const field = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const [{ state, email }, setSignUp] = useState<SignUp>({ state: "idle", email: "" });
  const isSubmitting = state === "submitting";

  /** Sends one request at a time. An empty address does nothing. */
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const email = String(fields.get("EMAIL") ?? "");
    if (email === "" || isSubmitting) return;
    setSignUp({ state: "submitting", email });
    try {
      await joinWaitlist(fields, settings);
      // Firefox restores after a reload what a field held when it left the page:
      // https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/autocomplete.
      form.reset();
      setSignUp({ state: "success", email });
    } catch (error) {
      console.error("The waitlist could not be reached.", error);
      setSignUp({ state: "error", email });
    }
  };

  // Moves the focus to the outcome, unless the reader has moved it elsewhere or would have to be scrolled there.
  useEffect(() => {
    if (state !== "success" && state !== "error") return;
    const { activeElement, body } = document;
    const outcome = state === "success" ? message.current : field.current;
    // When the form is removed its focus falls back to the body.
    const isFocusHere = activeElement === body || activeElement?.closest("#waitlist");
    if (isFocusHere) outcome?.focus({ preventScroll: true });
  }, [state]);

  // Content blockers that stop the script's request let a native form through.
  const postNatively = (event: MouseEvent) => {
    event.preventDefault();
    const form = field.current?.form;
    if (form?.reportValidity()) form.submit();
  };

  return (
    <section
      className="columns landing-section wide-field screen-only"
      id="waitlist"
      aria-labelledby="waitlist-title"
    >
      <h2 id="waitlist-title">{texts.title}</h2>
      <div className={`from-second-column ${styles.body}`}>
        {state !== "success" && <p className={styles.offer}>{texts.offer}</p>}
        {state !== "success" && (
          <form method="post" action={getWaitlistAction(settings)} onSubmit={submit} aria-busy={isSubmitting}>
            <label className="quiet" htmlFor="waitlist-email">
              {texts.label}
            </label>
            <div className={styles.line}>
              <input
                ref={field}
                className={styles.field}
                id="waitlist-email"
                name="EMAIL"
                type="email"
                autoComplete="email"
                required
                placeholder={texts.placeholder}
                readOnly={isSubmitting}
                aria-disabled={isSubmitting}
                aria-describedby={state === "error" ? "waitlist-status waitlist-promise" : "waitlist-promise"}
              />
              <input type="hidden" name="u" value={settings.u} />
              <input type="hidden" name="id" value={settings.id} />
              <div className="visually-hidden" aria-hidden="true">
                <input type="text" name={`b_${settings.u}_${settings.id}`} tabIndex={-1} autoComplete="off" />
              </div>
              <button className={`main-button ${styles.button}`} type="submit" aria-disabled={isSubmitting}>
                {isSubmitting ? texts.submitting : texts.button}
              </button>
            </div>
          </form>
        )}
        <p
          ref={message}
          className={styles.status}
          id="waitlist-status"
          role="status"
          tabIndex={-1}
          data-state={state}
        >
          {isSubmitting && <span className="visually-hidden">{texts.submitting}</span>}
          {state === "success" && <span>{texts.success}</span>}
          {state === "error" && <span>{texts.error}</span>}
        </p>
        {state === "error" && (
          <p className={`quiet ${styles.second}`}>
            {texts.second.before}{" "}
            <a href={getWaitlistAction(settings)} onClick={postNatively}>
              {texts.second.link}
            </a>{" "}
            {texts.second.after}
          </p>
        )}
        {state !== "success" && (
          <p className={`quiet ${styles.promise}`} id="waitlist-promise">
            {texts.promise}
          </p>
        )}
        {state === "success" && (
          // Has the id of the field, which links lead to and which has been removed.
          <p className={`quiet ${styles.second}`} id="waitlist-email" tabIndex={-1}>
            {texts.written} {email}.
          </p>
        )}
      </div>
    </section>
  );
}

/** Sends the fields, honeypot included. `no-cors` lets a script read no answer, so any request that completes is a sign-up. */
async function joinWaitlist(fields: FormData, settings: WaitlistSettings): Promise<void> {
  await fetch(getWaitlistAction(settings), {
    method: "POST",
    mode: "no-cors",
    body: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
    // The request is completed even if the reader leaves the page.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
