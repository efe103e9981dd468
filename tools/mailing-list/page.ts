import { html, raw } from "hono/html";
import { pageTitle, site } from "../../src/lib/site";
import { LOCAL_WAITLIST, waitlistAction } from "../../src/lib/waitlist-settings";

const { u, id } = LOCAL_WAITLIST;
const { pathname, search } = new URL(waitlistAction(LOCAL_WAITLIST));

/** The field that people do not see and programs fill in; the name is Mailchimp's. */
export const HONEYPOT = `b_${u}_${id}`;

/** With every answer; the address of the sign-up page can hold an email address, which no other site is to see. */
export const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "default-src 'none'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
  Vary: "Accept",
};

/** A page says why something was refused, or gives a message; where `email` is set, even to "", it has a form. */
export type Page = {
  title: string;
  heading?: string;
  message?: string;
  refused?: boolean;
  email?: string;
  back?: string;
};

export function renderPage(page: Page): string {
  const { title, heading = title, message, refused, email, back = `${site.url}/` } = page;
  const invalid = refused && raw(' aria-invalid="true" aria-describedby="problem"');
  const form = html`<form method="post" action="${pathname + search}">
<p><label for="email">Email address</label>
<input id="email" name="EMAIL" type="email" autocomplete="email" required value="${email}"${invalid}></p>
<input type="hidden" name="u" value="${u}"><input type="hidden" name="id" value="${id}">
<input type="hidden" name="from" value="${back}">
<div hidden><input type="text" name="${HONEYPOT}" tabindex="-1" autocomplete="off"></div>
<button type="submit">Join the waitlist</button></form>`;
  return `${html`<!doctype html>
<html lang="${site.language}">
<head><meta charset="utf-8"><title>${pageTitle(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"></head>
<body><main><h1>${heading}</h1>
${message && html`<p id="problem"${refused && raw(' role="alert"')}>${message}</p>`}
${email !== undefined && form}
<p><a href="${back}">Back to ${site.name}</a></p></main></body>
</html>
`}`;
}
