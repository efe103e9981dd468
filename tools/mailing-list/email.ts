import { z } from "zod";

/** RFC 5321, 4.5.3.1.3: a path of 256 octets, two of which are its angle brackets. */
export const MAX_EMAIL_LENGTH = 254;

const schema = z
  .string()
  .min(1, "Please type your email address.")
  .max(MAX_EMAIL_LENGTH, {
    error: ({ input }) =>
      `An email address has at most ${MAX_EMAIL_LENGTH} characters; this one has ${String(input).length}.`,
  })
  .includes("@", "An email address needs an @, as in name@example.org.")
  // The rule that browsers apply to <input type="email">.
  .regex(z.regexes.html5Email, "This is not a valid email address. It should look like name@example.org.");

/** What is wrong with a trimmed address, as a sentence for the person who typed it; undefined if nothing is. */
export function problemWithEmail(email: string): string | undefined {
  return schema.safeParse(email).error?.issues[0]?.message;
}
