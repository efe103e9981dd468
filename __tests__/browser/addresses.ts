/** Where the built site is served while the browser tests run. */
export const SITE_PORT = 9217;
export const SITE_URL = `http://localhost:${SITE_PORT}`;
