import { readSettings } from "../../../tools/mailing-list/settings";

test("without settings, uses the port that the site's form posts to and a file under var/", () => {
  const defaults = { port: 8901, file: "var/mailing-list/subscribers.jsonl" };
  expect(readSettings({})).toEqual(defaults);
  expect(readSettings({ MAILING_LIST_PORT: "", MAILING_LIST_FILE: "" })).toEqual(defaults);
});

test("takes both settings from the environment", () => {
  const settings = readSettings({ MAILING_LIST_PORT: "65535", MAILING_LIST_FILE: "/tmp/list.jsonl" });
  expect(settings).toEqual({ port: 65_535, file: "/tmp/list.jsonl" });
});

test.each(["65536", "-1", "80.5", "http", " 80", "0x50", "1e3", "123456"])(
  "refuses the port %j by name",
  (port) => {
    expect(() => readSettings({ MAILING_LIST_PORT: port })).toThrow(
      `MAILING_LIST_PORT must be a whole number from 0 to 65535, not “${port}”.`,
    );
  },
);
