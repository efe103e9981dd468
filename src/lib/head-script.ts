import { arrivalScript } from "./arrival";
import { firstFontsScript } from "./first-fonts";
import { foldsScript } from "./open-folds";
import { themeScript } from "./theme";

/** What every page runs in its head; one script, so that the policy has one hash to name. */
export const headScript = themeScript + foldsScript + arrivalScript + firstFontsScript;
