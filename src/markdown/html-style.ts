/** How HTML is written here: as React writes it, so that all pages have one form. */
export const HTML_STYLE = { closeSelfClosing: true, tightSelfClosing: true } as const;
