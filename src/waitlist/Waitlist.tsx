import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import * as styles from "./Waitlist.module.css";
import { type WaitlistSettings, waitlistAction } from "./waitlist-action";
import { waitlistTexts as texts } from "./waitlist-texts";

/** A request that has not completed by then counts as failed; milliseconds. */
const TIMEOUT = 15_000;

/** The form's state, and the address that was sent last. */
type SignUp = { state: "idle" | "submitting" | "success" | "error"; email: string };

/**
 * The waitlist: a plain form that posts by itself, and in the background where scripts run. During a request field and
 * button are disabled by ARIA alone, because the browser takes the focus from what is really disabled.
 */
export function Waitlist({ settings }: { settings: WaitlistSettings }) {
  const field = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const [{ state, email }, setSignUp] = useState<SignUp>({ state: "idle", email: "" });
  const submitting = state === "submitting";

  /** One request at a time; an empty address does nothing. */
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("EMAIL") ?? "").trim();
    if (email === "" || submitting) return;
    setSignUp({ state: "submitting", email });
    try {
      await joinWaitlist(email, settings);
      // Firefox notes what a field holds when it goes, and fills it in again when the page is loaded anew.
      form.reset();
      setSignUp({ state: "success", email });
    } catch (error) {
      console.error("The waitlist could not be reached.", error);
      setSignUp({ state: "error", email });
    }
  };

  // The focus goes to the outcome, unless the reader has gone elsewhere. The page is never scrolled.
  useEffect(() => {
    if (state !== "success" && state !== "error") return;
    const { activeElement, body } = document;
    const outcome = state === "success" ? message.current : field.current;
    // A form that gives way to thanks leaves the focus to the body.
    const isHere = activeElement === body || activeElement?.closest("#waitlist");
    if (isHere && outcome && isInWindow(outcome)) outcome.focus({ preventScroll: true });
  }, [state]);

  // Blockers that stop the request in the background let a form through.
  const postNatively = (event: MouseEvent) => {
    event.preventDefault();
    const form = field.current?.form;
    if (form?.reportValidity()) form.submit();
  };

  return (
    <section className="columns landing-section screen-only" id="waitlist" aria-labelledby="waitlist-title">
      <h2 id="waitlist-title">{texts.title}</h2>
      <div className={`from-second-column ${styles.body}`}>
        {state !== "success" && <p className={styles.offer}>{texts.offer}</p>}
        {state !== "success" && (
          <form method="post" action={waitlistAction(settings)} onSubmit={submit} aria-busy={submitting}>
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
                readOnly={submitting}
                aria-disabled={submitting}
                aria-describedby={state === "error" ? "waitlist-status waitlist-promise" : "waitlist-promise"}
              />
              <input type="hidden" name="u" value={settings.u} />
              <input type="hidden" name="id" value={settings.id} />
              <div className="visually-hidden" aria-hidden="true">
                <input type="text" name={`b_${settings.u}_${settings.id}`} tabIndex={-1} autoComplete="off" />
              </div>
              <button className={`main-button ${styles.button}`} type="submit" aria-disabled={submitting}>
                {submitting ? texts.submitting : texts.button}
              </button>
            </div>
            <p className={`quiet ${styles.promise}`} id="waitlist-promise">
              {texts.promise}
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
          {submitting && <span className="visually-hidden">{texts.submitting}</span>}
          {state === "success" && <span>{texts.success}</span>}
          {state === "error" && <span>{texts.error}</span>}
        </p>
        {state === "success" && (
          // The target of links to the form, which is gone.
          <p className={`quiet ${styles.second}`} id="waitlist-email" tabIndex={-1}>
            {texts.written} {email}.
          </p>
        )}
        {state === "error" && (
          <p className={`quiet ${styles.second}`}>
            {texts.second.before}{" "}
            <a href={waitlistAction(settings)} onClick={postNatively}>
              {texts.second.link}
            </a>{" "}
            {texts.second.after}
          </p>
        )}
      </div>
    </section>
  );
}

/**
 * Sends an address to the mailing list. The list is another origin, whose answer a script may not read (`no-cors`): any
 * request that completes counts as a sign-up.
 */
async function joinWaitlist(email: string, settings: WaitlistSettings): Promise<void> {
  await fetch(waitlistAction(settings), {
    method: "POST",
    mode: "no-cors",
    body: new URLSearchParams({ EMAIL: email, u: settings.u, id: settings.id }),
    // It arrives also where the reader leaves the page meanwhile.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT),
  });
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}
