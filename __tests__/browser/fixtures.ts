import { readFile } from "node:fs/promises";
import { test as base, type ConsoleMessage, expect } from "@playwright/test";
import { readLocalWaitlist } from "../../src/gatsby/read-settings";
import { startMailingList } from "../../tools/mailing-list/server";

export { expect };

/** The URL of the built site: `BASE_URL` if a host already serves it, else that of `playwright.config.ts`, which sets `SITE_PORT`. */
export const SITE_URL = process.env.BASE_URL ?? `http://localhost:${process.env.SITE_PORT}`;

/** The origin to which the form of the built site posts. The fixture `mailingList` redirects its requests. */
export const WAITLIST_ORIGIN = new URL(readLocalWaitlist(process.env).url).origin;

/** Matches Chromium's warnings about a machine without a graphics card, and about preloads that a slow machine uses late. */
const MACHINE_WARNINGS =
  /GPU stall due to ReadPixels|software WebGL has been deprecated|swiftshader|preloaded using link preload but not used/i;

export type Console = {
  /** Allows warnings and errors that match, including uncaught errors. Any other fails the test. */
  expect(message: RegExp): void;
  /** The warnings and errors so far, including those that are allowed. */
  readonly problems: readonly string[];
};

export type MailingList = {
  /** Returns the addresses in the list's file, in order. */
  emails(): Promise<string[]>;
};

type Fixtures = {
  console: Console;
  /** The local mailing list, on a port of its own for each test. The sign-ups of the page are sent there. */
  mailingList: MailingList;
};

/** Fails a test on console messages and uncaught errors that it does not expect, and on requests to other origins. */
export const test = base.extend<Fixtures>({
  console: [
    async ({ context }, use) => {
      const expectedMessages: RegExp[] = [];
      const problems: string[] = [];
      const uncaught: string[] = [];
      const foreignRequests: string[] = [];

      context.on("console", (message) => {
        if (isProblem(message)) problems.push(`${message.type()}: ${message.text()}`);
      });
      context.on("weberror", (webError) => {
        const error = webError.error();
        uncaught.push(error.stack || String(error));
      });
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        const isLocal = ["data:", "blob:", "file:"].includes(protocol);
        if (!isLocal && origin !== SITE_URL && origin !== WAITLIST_ORIGIN)
          foreignRequests.push(request.url());
      });

      await use({ expect: (message) => expectedMessages.push(message), problems });

      const isUnexpected = (problem: string) => !expectedMessages.some((message) => message.test(problem));
      expect(uncaught.filter(isUnexpected), "uncaught errors that the test did not expect").toEqual([]);
      expect(
        problems.filter(isUnexpected),
        "console warnings and errors that the test did not expect",
      ).toEqual([]);
      expect(foreignRequests, "requests to other origins than the site and its waitlist").toEqual([]);
    },
    { auto: true },
  ],

  mailingList: async ({ context }, use, testInfo) => {
    const file = testInfo.outputPath("subscribers.jsonl");
    const { url, close } = await startMailingList({ port: 0, file });
    await context.route(`${WAITLIST_ORIGIN}/**`, (route) =>
      route.continue({ url: route.request().url().replace(WAITLIST_ORIGIN, url) }),
    );

    await use({
      emails: async () => {
        const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
        return lines.map((line) => (JSON.parse(line) as { email: string }).email);
      },
    });

    await close();
  },
});

function isProblem(message: ConsoleMessage): boolean {
  return ["warning", "error"].includes(message.type()) && !MACHINE_WARNINGS.test(message.text());
}
