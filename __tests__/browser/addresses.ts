/**
 * Where the built site is served while the browser tests run: `BASE_URL` names a host that already serves it; otherwise
 * `playwright.config.ts` serves it, at the port `SITE_PORT`, or at a free one that it notes there.
 */
export const SITE_URL = process.env.BASE_URL ?? `http://localhost:${process.env.SITE_PORT}`;
