/** Where the built site is served while the browser tests run; `BASE_URL` names a host that already serves it. */
export const SITE_PORT = 9217;
export const SITE_URL = process.env.BASE_URL ?? `http://localhost:${SITE_PORT}`;
