import { arrivalScript } from "./arrival";
import { themeScript } from "./theme";

/** What every page runs in its head; one script, so that the policy has one hash to name. */
export const headScript = themeScript + arrivalScript;
