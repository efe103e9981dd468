import { join, resolve } from "node:path";

export const projectRoot = resolve(__dirname, "..");

/** Where the tests of builds leave the site as it is with more papers. */
export const MORE_PAPERS = join(projectRoot, "test-results", "more-papers");
