import fc from "fast-check";
import { MAX_EMAIL_LENGTH, problemWithEmail } from "../../../tools/mailing-list/email";

test.each(["ada@example.org", "a@b", "o'neil+tag@sub.example.co.uk", ".dots..@example.org", "x!#$%&@1-2.x"])(
  "takes %s, as browsers do",
  (email) => expect(problemWithEmail(email)).toBeUndefined(),
);

test.each([
  ["ada", /needs an @/],
  ["", /type your email/],
  ["ada@", /not a valid/],
  ["@example.org", /not a valid/],
  ["ada@-example.org", /not a valid/],
  ["ada@example-.org", /not a valid/],
  ["ada@example..org", /not a valid/],
  ["ada lovelace@example.org", /not a valid/],
  ["ada@example.org\n", /not a valid/],
  ["ada@exämple.org", /not a valid/],
  [`ada@${"a".repeat(64)}.org`, /not a valid/],
])("says what is wrong with %j", (email, fault) => expect(problemWithEmail(email)).toMatch(fault));

test("takes 254 characters and refuses 255", () => {
  const longest = `${"a".repeat(MAX_EMAIL_LENGTH - "@example.org".length)}@example.org`;
  expect(longest).toHaveLength(254);
  expect(problemWithEmail(longest)).toBeUndefined();
  expect(problemWithEmail(`a${longest}`)).toMatch(/at most 254 characters; this one has 255/);
});

test("takes every address that is valid by RFC 5321 in plain letters", () => {
  const addresses = fc.emailAddress().filter((email) => email.length <= MAX_EMAIL_LENGTH);
  fc.assert(fc.property(addresses, (email) => problemWithEmail(email) === undefined));
});
