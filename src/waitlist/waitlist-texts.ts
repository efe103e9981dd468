export const waitlistTexts = {
  title: "Join the waitlist",
  /** The title where there is little room. */
  short: "Waitlist",
  label: "Email address",
  placeholder: "you@example.com",
  button: "Join the waitlist",
  offer:
    "You get one email, when the network opens, that tells you how to start. Until then we do not write.",
  promise: "Your address goes to our mailing list and is used for nothing else.",
  submitting: "Submitting...",
  success: "✓ Thanks! You're on the waitlist.",
  written: "We will write to",
  error: "Something went wrong. Please try again.",
  second: { before: "Or use", link: "the list’s own page", after: "with the address above." },
} as const;
