/** What the measurements in a slowed browser share: the phone, and what is asked of the browser's own tools. */
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession } from "@playwright/test";
import { launchChromium } from "../../launch-chromium";

/** How many times slower the page's processor is than this machine's. */
export const PROCESSOR = 4;
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const TIMEOUT = 60_000;

/** What is read of an event of the browser's trace: its thread, and its microseconds on the clock and on the processor. */
export type Traced = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  id?: string;
  args?: { data?: TracedData };
};

/** What an event of the trace says of a reader's input, its times in milliseconds, and of what has moved. */
export type TracedData = {
  type?: string;
  interactionId?: number;
  timeStamp?: number;
  processingEnd?: number;
  commitFinishTime?: number;
  duration?: number;
};

/** WebGL is off, as drawing it in software costs what no visitor pays. */
export const launch = (): Promise<Browser> =>
  launchChromium({ args: ["--disable-quic", "--disable-3d-apis"] });

/** Playwright's own way to wait runs a script in the page that blocks it for longer than the page's own do. */
export async function until(session: CDPSession, condition: string): Promise<void> {
  const end = Date.now() + TIMEOUT;
  while ((await evaluate(session, condition)) !== true) {
    if (Date.now() > end) throw new Error(`This never became true: ${condition}`);
    await pause(200);
  }
}

export async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
  return result.value;
}

export async function startTrace(session: CDPSession): Promise<{ end(): Promise<Traced[]> }> {
  const events: Traced[] = [];
  const note = ({ value }: { value: object[] }) => events.push(...(value as Traced[]));
  session.on("Tracing.dataCollected", note);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: ["disabled-by-default-devtools.timeline", "devtools.timeline", "loading"],
    },
  });
  return {
    end: async () => {
      const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
      await session.send("Tracing.end");
      await complete;
      session.off("Tracing.dataCollected", note);
      return events;
    },
  };
}
