/** What a build writes for the papers that it finds: in units there are none. */
export const livePapers = {};
