import {
  readLocalWaitlist,
  readMailingListSettings,
  readPort,
  readWaitlistSettings,
  SettingError,
} from "../../src/gatsby/read-settings";
import { getWaitlistAction, LOCAL_WAITLIST } from "../../src/waitlist/waitlist-action";

const WAITLIST_ENVIRONMENT = {
  WAITLIST_URL: "https://example.us1.list-manage.com/subscribe/post",
  WAITLIST_U: "0a1b2c3d4e",
  WAITLIST_ID: "f5a6_b7-c8",
};

test.each([{}, { WAITLIST_URL: "", WAITLIST_U: " ", WAITLIST_ID: undefined }])(
  "without settings the form posts to the local list: %j",
  (environment) => {
    expect(readWaitlistSettings(environment)).toEqual(LOCAL_WAITLIST);
  },
);

test.each<Record<string, string>>([
  { WAITLIST_U: ` ${WAITLIST_ENVIRONMENT.WAITLIST_U}\n` },
  { WAITLIST_URL: "http://127.0.0.1:8901/post" },
  { WAITLIST_URL: "http://localhost:8901/post" },
  { WAITLIST_URL: "http://[::1]:8901/post" },
])("the settings of the waitlist are trimmed, and a list on this machine needs no https: %j", (changes) => {
  const expected = { ...WAITLIST_ENVIRONMENT, ...changes };
  const { url, u, id } = readWaitlistSettings(expected);
  expect([url, u, id]).toEqual(Object.values(expected).map((value) => value.trim()));
});

test.each([
  ["WAITLIST_URL", undefined, "is missing"],
  ["WAITLIST_U", undefined, "is missing"],
  ["WAITLIST_ID", undefined, "is missing"],
  ["WAITLIST_URL", "list-manage.com/post", "is not an address"],
  ["WAITLIST_URL", "http://list.example/post", "does not start with https://"],
  ["WAITLIST_URL", "http://127.0.0.1.example.com/post", "does not start with https://"],
  ["WAITLIST_URL", "https://user@list.example/post", "holds a user name, a password or a fragment"],
  ["WAITLIST_URL", "https://list.example/post#form", "holds a user name, a password or a fragment"],
  ["WAITLIST_URL", "https://list.example/post?u=1", "already holds u or id"],
  ["WAITLIST_U", "a b", "is malformed"],
  ["WAITLIST_ID", "é", "is malformed"],
  ["WAITLIST_ID", "x".repeat(129), "is malformed"],
])("the error for %s (%s) names it and says that it %s", (name, value, problem) => {
  const readSettings = () => readWaitlistSettings({ ...WAITLIST_ENVIRONMENT, [name]: value });
  expect(readSettings).toThrow(SettingError);
  expect(readSettings).toThrow(`The setting ${name} ${problem}. `);
});

test("MAILING_LIST_PORT changes the port of the local mailing list and of the form's action", () => {
  const environment = { MAILING_LIST_PORT: "9109" };
  expect(readWaitlistSettings(environment)).toEqual(readLocalWaitlist(environment));
  expect(getWaitlistAction(readLocalWaitlist(environment))).toBe(
    "http://127.0.0.1:9109/subscribe/post?u=local&id=waitlist",
  );
});

test.each([
  [{}, 8901, "var/mailing-list/subscribers.jsonl"],
  [{ MAILING_LIST_PORT: "", MAILING_LIST_FILE: "" }, 8901, "var/mailing-list/subscribers.jsonl"],
  [{ MAILING_LIST_PORT: "65535", MAILING_LIST_FILE: "/tmp/list.jsonl" }, 65_535, "/tmp/list.jsonl"],
  [{ MAILING_LIST_PORT: "0" }, 0, "var/mailing-list/subscribers.jsonl"],
])("with %j the local mailing list listens at port %i and writes to %s", (environment, port, file) => {
  expect(readMailingListSettings(environment)).toEqual({ port, file });
});

test.each(["65536", "-1", "80.5", "http", "0x50"])(
  "the port %j is refused, and its setting is named",
  (port) => {
    expect(() => readMailingListSettings({ MAILING_LIST_PORT: port })).toThrow(
      `The setting MAILING_LIST_PORT must be a whole number from 0 to 65535, not “${port}”.`,
    );
    expect(() => readPort({ PORT: port }, "PORT", 9000)).toThrow(
      "The setting PORT must be a whole number from 1",
    );
  },
);
