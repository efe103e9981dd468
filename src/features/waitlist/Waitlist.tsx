import { type FormEvent, type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { landingTexts } from "../landing/landing";
import * as styles from "./Waitlist.module.css";
import { type WaitlistSettings, waitlistAction } from "./waitlist-settings";

const texts = landingTexts.waitlist;

/** A request that has not completed by then counts as failed; milliseconds. */
const TIMEOUT = 15_000;

/** The form's state, and the address that was sent last. */
type SignUp = { state: "idle" | "submitting" | "success" | "error"; email: string };

/**
 * The waitlist: a plain form that posts by itself, and in the background where scripts run.
 *
 * During a request field and button are disabled, and a disabled element loses the focus. So the element around them
 * takes the focus, and gives it to the outcome, unless the reader has gone elsewhere. The page is never scrolled.
 */
export function Waitlist({ settings }: { settings: WaitlistSettings }) {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const [{ state, email }, setSignUp] = useState<SignUp>({ state: "idle", email: "" });
  const submitting = state === "submitting";
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );

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

  useEffect(() => {
    const { activeElement, body } = document;
    if (state === "idle") return;
    if (state === "submitting") {
      // Where a click on a button does not focus it, the body has the focus.
      if (activeElement === body || place.current?.contains(activeElement)) focusInPlace(place.current);
      return;
    }
    const outcome = state === "success" ? message.current : field.current;
    const left = activeElement !== body && !place.current?.contains(activeElement);
    if (!left && isInWindow(outcome)) focusInPlace(outcome);
  }, [state]);

  // Blockers that stop the request in the background let a form through.
  const postNatively = (event: MouseEvent) => {
    event.preventDefault();
    const form = field.current?.form;
    if (form?.reportValidity()) form.submit();
  };

  return (
    <section className={`columns ${styles.section}`} id="waitlist" aria-labelledby="waitlist-title">
      <h2 id="waitlist-title" className={styles.title}>
        {texts.title}
      </h2>
      <div ref={place} className={styles.body} tabIndex={state === "idle" ? undefined : -1}>
        {state !== "success" && (
          <form method="post" action={waitlistAction(settings)} onSubmit={submit} aria-busy={submitting}>
            <label className={styles.label} htmlFor="waitlist-email">
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
                disabled={submitting}
                aria-describedby={state === "error" ? "waitlist-status waitlist-promise" : "waitlist-promise"}
              />
              <input type="hidden" name="u" value={settings.u} />
              <input type="hidden" name="id" value={settings.id} />
              <div className={styles.trap} aria-hidden="true">
                <input type="text" name={`b_${settings.u}_${settings.id}`} tabIndex={-1} autoComplete="off" />
              </div>
              <button className={styles.button} type="submit" disabled={submitting}>
                {submitting ? texts.submitting : texts.button}
              </button>
            </div>
            <p className={styles.promise} id="waitlist-promise">
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
          <p className={styles.second} id="waitlist-email" tabIndex={-1}>
            {texts.written} {email}.
          </p>
        )}
        {state === "error" && !isOnline && <p className={styles.second}>{texts.offline}</p>}
        {state === "error" && (
          <p className={styles.second}>
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

function watchConnection(listener: () => void): () => void {
  const signs = ["online", "offline"];
  for (const sign of signs) window.addEventListener(sign, listener);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, listener);
  };
}

function isInWindow(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}

function focusInPlace(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
