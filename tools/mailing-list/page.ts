import { createHash } from "node:crypto";
import { pageTitle, site } from "../../src/lib/site";

/** What the sign-up form carries besides the address. */
export type SignUpForm = {
  /** Where the form posts, relative to this server. */
  action: string;
  u: string;
  id: string;
  /** What the field holds at first, however it was typed. */
  email: string;
  /** Where the links back lead: an http or https address. */
  back: string;
};

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif;
  --ground: light-dark(oklch(97.6% 0.008 85), oklch(16.5% 0.018 285));
  --ink: light-dark(oklch(22% 0.02 285), oklch(93.5% 0.008 85));
  --rule: light-dark(oklch(58% 0.02 285), oklch(56% 0.03 285));
  --accent: light-dark(oklch(47% 0.21 318), oklch(79% 0.145 322));
  --accent-ink: light-dark(oklch(98.5% 0.008 318), oklch(18% 0.03 300)); }
body { margin: 0; background: var(--ground); color: var(--ink); }
main { max-width: 34rem; margin: 0 auto; padding: clamp(2rem, 12vh, 8rem) 1.25rem; overflow-wrap: anywhere; }
h1 { font-size: clamp(1.75rem, 1.4rem + 2vw, 2.5rem); font-weight: 500; line-height: 1.15; text-wrap: balance; }
a { color: var(--accent); }
label { display: block; margin-block: 2rem 0.375rem; }
input, button { box-sizing: border-box; min-height: 2.75rem; padding: 0.5rem 0.875rem; border: 1px solid var(--rule);
  border-radius: 0.25rem; background: transparent; color: inherit; font: inherit; }
input { width: 100%; }
button { margin-block: 1rem; border-color: transparent; background: var(--accent); color: var(--accent-ink); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.trap { position: absolute; inset-inline-start: -100vw; }
`;

/** The page's own style and nothing else: no script, no image from anywhere, no form that leads away. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "img-src data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** After a sign-up. */
export function thanksPage(message: string, back: string): string {
  return page("Waitlist", `<h1>${escapeHtml(message)}</h1>\n${linkBack(back)}`);
}

/** After a refusal; with the form to try again where trying again can help. */
export function refusalPage(message: string, back: string, form?: SignUpForm): string {
  const title = "Your sign-up did not go through";
  const fault = `<h1>${title}</h1>\n<p id="fault" role="alert">${escapeHtml(message)}</p>`;
  return page(
    title,
    form ? `${fault}\n${signUpForm(form, "fault")}\n${linkBack(back)}` : `${fault}\n${linkBack(back)}`,
  );
}

/** For an answer to something that was no sign-up. */
export function noticePage(title: string, message: string, back: string): string {
  return page(title, `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(message)}</p>\n${linkBack(back)}`);
}

/** The list's own way of signing up, for when the site's way is blocked. */
export function signUpPage(form: SignUpForm): string {
  return page(
    "Waitlist",
    `<h1>Join the ${site.name} waitlist</h1>\n${signUpForm(form)}\n${linkBack(form.back)}`,
  );
}

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(pageTitle(title))}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

function signUpForm({ action, u, id, email, back }: SignUpForm, fault?: string): string {
  const described = fault ? ` aria-invalid="true" aria-describedby="${fault}"` : "";
  return `<form method="post" action="${escapeHtml(action)}">
<label for="email">Email address</label>
<input id="email" name="EMAIL" type="email" autocomplete="email" required value="${escapeHtml(email)}"${described}>
<input type="hidden" name="u" value="${escapeHtml(u)}">
<input type="hidden" name="id" value="${escapeHtml(id)}">
<input type="hidden" name="from" value="${escapeHtml(back)}">
<div class="trap" aria-hidden="true"><input type="text" name="${escapeHtml(trapField({ u, id }))}" tabindex="-1" autocomplete="off"></div>
<button type="submit">Join the waitlist</button>
</form>`;
}

/** The field that people do not see and programs fill in; the name is Mailchimp's. */
export function trapField({ u, id }: { u: string; id: string }): string {
  return `b_${u}_${id}`;
}

function linkBack(address: string): string {
  return `<p><a href="${escapeHtml(address)}">Back to ${site.name}</a></p>`;
}

/** Enough for text and for attributes in double quotes, the only places where this file puts a value. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
