import { findChromium } from "../../src/outputs/chromium";

test("the environment has the variables that Chromium would otherwise set while its threads read it", async () => {
  process.env.CHROME_PATH = process.execPath;
  const { executablePath, env } = await findChromium();
  expect(executablePath).toBe(process.execPath);
  expect(env).toMatchObject({ DBUS_SESSION_BUS_ADDRESS: "disabled:", FC_FONTATIONS: "1" });
});

test("a CHROME_PATH that does not exist is an error, and no other Chromium is used", async () => {
  process.env.CHROME_PATH = "/nowhere/chromium";
  await expect(findChromium()).rejects.toThrow("CHROME_PATH names /nowhere/chromium, which does not exist.");
});
