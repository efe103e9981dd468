/** Where `gatsby develop` tells the browser, as server-sent events, what is wrong with the content. */
export const CONTENT_MESSAGES_PATH = "/__content-messages";
