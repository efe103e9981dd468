import { type MouseEvent, useEffect, useRef } from "react";
import { useKeptField } from "../../hooks/use-kept-field";
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
  useKeptField(field, "waitlist-email");

  useEffect(() => {
    // The form that had the focus is gone, or was disabled: the focus goes where the news is.
    if (state === "success") message.current?.focus();
    if (state === "error") field.current?.focus();
  }, [state]);

  // Blockers stop the request in the background and let the form itself through: it then posts as without a script.
  const postNatively = (event: MouseEvent) => {
    event.preventDefault();
    const form = field.current?.form;
    if (form?.reportValidity()) form.submit();
  };

  return (
    <section className={`columns ${styles.section}`} id="waitlist" aria-labelledby="waitlist-title">
      <h2 id="waitlist-title" className={styles.title}>
        {copy.title}
      </h2>
      <div className={styles.body}>
        {state !== "success" && (
          <form method="post" action={waitlistAction(settings)} onSubmit={submit} aria-busy={submitting}>
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
              <div className={styles.trap} aria-hidden="true">
                <input type="text" name={`b_${settings.u}_${settings.id}`} tabIndex={-1} autoComplete="off" />
              </div>
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
        {state === "error" && (
          <p className={styles.second}>
            {copy.second.before}{" "}
            <a href={waitlistAction(settings)} onClick={postNatively}>
              {copy.second.link}
            </a>{" "}
            {copy.second.after}
          </p>
        )}
      </div>
    </section>
  );
}
