/** RFC 5321, 4.5.3.1.3: a path of 256 octets, two of which are its angle brackets. */
export const LONGEST_EMAIL = 254;

/** The rule that browsers apply to `<input type="email">`: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const VALID_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** What is wrong with a trimmed address, as a sentence for the person who typed it; undefined if nothing is. */
export function emailFault(email: string): string | undefined {
  if (email === "") return "Please type your email address.";
  if (email.length > LONGEST_EMAIL) {
    return `An email address has at most ${LONGEST_EMAIL} characters; this one has ${email.length}.`;
  }
  if (!email.includes("@")) return "An email address needs an @, as in name@example.org.";
  if (!VALID_EMAIL.test(email)) {
    return "This is not a valid email address. It should look like name@example.org.";
  }
  return undefined;
}

/** The form in which two addresses are compared; no provider in use tells `Ada@` from `ada@`. */
export function normaliseEmail(email: string): string {
  return email.toLowerCase();
}
