import { type Browser, chromium, type LaunchOptions } from "@playwright/test";
import { findChromium } from "../src/outputs/chromium";

/** The Chromium of the browser tests, as they start it. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...(await findChromium()), ...options });
}
