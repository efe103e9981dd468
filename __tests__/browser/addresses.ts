/**
 * Where the built site is served while the browser tests run: `BASE_URL` names a host that already serves it, `SITE_PORT`
 * another port than the usual, so that two checkouts can be tested side by side.
 */
export const SITE_PORT = Number(process.env.SITE_PORT ?? 9217);
export const SITE_URL = process.env.BASE_URL ?? `http://localhost:${SITE_PORT}`;
