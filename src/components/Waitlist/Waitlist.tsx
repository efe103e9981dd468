import { useEffect, useRef } from "react";
import { useWaitlistForm } from "../../hooks/use-waitlist-form";
import { landingCopy } from "../../lib/copy/landing";
import { type WaitlistSettings, waitlistAction } from "../../lib/waitlist-settings";
import * as styles from "./Waitlist.module.css";

const copy = landingCopy.waitlist;

/** The waitlist: a plain form that posts by itself, and in the background where scripts run. */
export function Waitlist({ settings }: { settings: WaitlistSettings }) {
  const { state, submit } = useWaitlistForm(settings);
  const field = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const submitting = state === "submitting";

  useEffect(() => {
    // The form that had the focus is gone, or was disabled: the focus goes where the news is.
    if (state === "success") message.current?.focus();
    if (state === "error") field.current?.focus();
  }, [state]);

  return (
    <section className={styles.section} id="waitlist" aria-labelledby="waitlist-title">
      <h2 id="waitlist-title" className={styles.title}>
        {copy.title}
      </h2>
      <div className={styles.body}>
        {state !== "success" && (
          <form
            className={styles.form}
            method="post"
            action={waitlistAction(settings)}
            onSubmit={submit}
            aria-busy={submitting}
          >
            <label className={styles.label} htmlFor="waitlist-email">
              {copy.label}
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
                placeholder={copy.placeholder}
                disabled={submitting}
                aria-invalid={state === "error" ? true : undefined}
                aria-describedby={state === "error" ? "waitlist-status waitlist-promise" : "waitlist-promise"}
              />
              <input type="hidden" name="u" value={settings.u} />
              <input type="hidden" name="id" value={settings.id} />
              <button className={styles.button} type="submit" disabled={submitting}>
                {submitting ? copy.submitting : copy.button}
              </button>
            </div>
            <p className={styles.promise} id="waitlist-promise">
              {copy.promise}
            </p>
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
          {state === "success" && copy.success}
          {state === "error" && copy.error}
        </p>
      </div>
    </section>
  );
}
