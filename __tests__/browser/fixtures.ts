/**
 * What every browser test stands on.
 *
 * Each test fails on an uncaught error or a console message that it did not announce, and on a request to any place
 * but the site and the waitlist; so no test has to look for those.
 */
import { readFile } from "node:fs/promises";
import { test as base, type ConsoleMessage, expect } from "@playwright/test";
import { readLocalWaitlist } from "../../src/gatsby/read-settings";
import { type RunningMailingList, startMailingList } from "../../tools/mailing-list/server";

export { expect };

/**
 * Where the built site is served: `BASE_URL` names a host that serves it already; else `playwright.config.ts` serves it,
 * at a free port that it notes in `SITE_PORT`.
 */
export const SITE_URL = process.env.BASE_URL ?? `http://localhost:${process.env.SITE_PORT}`;

/** Where the built form posts, whichever list answers in a test. */
export const WAITLIST_ORIGIN = new URL(readLocalWaitlist(process.env).url).origin;

/** Chromium's own remarks on a machine without a graphics card, or too busy to use what it has loaded at once. */
const ABOUT_THE_MACHINE =
  /GPU stall due to ReadPixels|software WebGL has been deprecated|swiftshader|preloaded using link preload but not used/i;

export type Console = {
  /** Announces a warning or an error, caught or not: without this it fails the test. */
  expect(message: RegExp): void;
  /** The warnings and errors so far, announced or not. */
  readonly problems: readonly string[];
  /** Everything said so far, at any level. */
  readonly messages: readonly string[];
};

export type MailingList = {
  /** The addresses that the list has written to its file, in order. */
  emails(): Promise<string[]>;
  /** Stops the list, so that its port refuses connections. */
  stop(): Promise<void>;
  /** Starts it again at the same port, with the same file. */
  start(): Promise<void>;
};

type Fixtures = {
  console: Console;
  /** The real local list on a port of this test's own; the page's sign-ups go there. */
  mailingList: MailingList;
};

export const test = base.extend<Fixtures>({
  console: [
    async ({ context }, use) => {
      const announced: RegExp[] = [];
      const messages: string[] = [];
      const problems: string[] = [];
      const uncaught: string[] = [];
      const foreignRequests: string[] = [];

      context.on("console", (message) => {
        messages.push(message.text());
        if (isProblem(message)) problems.push(`${message.type()}: ${message.text()}`);
      });
      context.on("weberror", (webError) => {
        const error = webError.error();
        uncaught.push(error.stack || String(error));
      });
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        const local = ["data:", "blob:", "file:"].includes(protocol);
        if (!local && origin !== SITE_URL && origin !== WAITLIST_ORIGIN) foreignRequests.push(request.url());
      });

      await use({ expect: (message) => announced.push(message), problems, messages });

      const isNews = (problem: string) => !announced.some((message) => message.test(problem));
      expect(uncaught.filter(isNews), "uncaught errors that the test did not announce").toEqual([]);
      expect(problems.filter(isNews), "console warnings and errors that the test did not announce").toEqual(
        [],
      );
      expect(foreignRequests, "requests to other origins than the site and its waitlist").toEqual([]);
    },
    { auto: true },
  ],

  mailingList: async ({ context }, use, testInfo) => {
    const file = testInfo.outputPath("subscribers.jsonl");
    let list: RunningMailingList = await startMailingList({ port: 0, file });
    const { url } = list;
    await context.route(`${WAITLIST_ORIGIN}/**`, (route) =>
      route.continue({ url: route.request().url().replace(WAITLIST_ORIGIN, url) }),
    );

    await use({
      emails: async () => {
        const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
        return lines.map((line) => (JSON.parse(line) as { email: string }).email);
      },
      stop: () => list.close(),
      start: async () => {
        list = await startMailingList({ port: Number(new URL(url).port), file });
      },
    });

    await list.close();
  },
});

function isProblem(message: ConsoleMessage): boolean {
  return ["warning", "error"].includes(message.type()) && !ABOUT_THE_MACHINE.test(message.text());
}
