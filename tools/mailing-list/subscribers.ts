import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { normaliseEmail } from "./email";

const subscriberSchema = z.object({
  email: z.string().describe("as typed, trimmed"),
  normalised: z.string().describe("as compared"),
  time: z.iso.datetime(),
  u: z.string(),
  id: z.string(),
});

/** One line of the file. */
export type Subscriber = z.infer<typeof subscriberSchema>;

export type SignUp = Pick<Subscriber, "email" | "u" | "id">;

export type Subscribers = {
  /**
   * Records a sign-up, once per list and address. When it resolves, the record has reached the disk.
   * Throws the file system's error, and then the sign-up may not have been recorded.
   */
  add(signUp: SignUp): Promise<void>;
  /** How many addresses are recorded, in every list of the file. Throws the file system's error. */
  count(): Promise<number>;
};

const NEWLINE = 0x0a;

/**
 * The sign-ups in a JSON Lines file, which it creates. Lines are only ever appended, each by one write, so that
 * several processes can share the file; two that record the same address at the same moment both write it.
 * Throws the file system's error if the file can be neither opened nor made.
 */
export async function openSubscribers(path: string): Promise<Subscribers> {
  const file = resolve(path);
  const known = new Set<string>();
  /** Written, but perhaps not to the disk: after a failed sync the file shows lines that a crash would lose. */
  const doubtful = new Set<string>();
  let identity = "";
  let readTo = 0;

  /** Opened anew each time: a file deleted under a running list would otherwise swallow sign-ups unseen. */
  async function withFile<Result>(task: (handle: FileHandle) => Promise<Result>): Promise<Result> {
    await makeDirectory(dirname(file));
    const handle = await open(file, "a+", 0o600);
    try {
      return await task(handle);
    } finally {
      await handle.close();
    }
  }

  /** Takes in what this and other processes have appended since; says whether the last line lacks its end. */
  async function catchUp(handle: FileHandle): Promise<{ torn: boolean }> {
    const { dev, ino, birthtimeMs, size } = await handle.stat();
    const current = `${dev} ${ino} ${birthtimeMs}`;
    if (current !== identity || size < readTo) {
      known.clear();
      readTo = 0;
    }
    if (current !== identity) {
      await syncDirectory(dirname(file));
      identity = current;
    }
    const unread = await readRange(handle, readTo, size);
    const whole = unread.subarray(0, unread.lastIndexOf(NEWLINE) + 1);
    for (const line of whole.toString("utf8").split("\n")) {
      const subscriber = parseSubscriber(line);
      if (subscriber) known.add(keyOf(subscriber));
    }
    readTo += whole.length;
    return { torn: whole.length < unread.length };
  }

  const inTurn = createQueue();
  await inTurn(() => withFile(catchUp));

  return {
    add: ({ email, u, id }) =>
      inTurn(() =>
        withFile(async (handle) => {
          const { torn } = await catchUp(handle);
          const time = new Date().toISOString();
          const subscriber: Subscriber = { email, normalised: normaliseEmail(email), time, u, id };
          const key = keyOf(subscriber);
          if (!known.has(key) || doubtful.has(key)) {
            doubtful.add(key);
            await writeOnce(handle, `${torn ? "\n" : ""}${JSON.stringify(subscriber)}\n`);
          }
          // A known line is synced too: another process may have written it and not yet synced it.
          await handle.sync();
          doubtful.delete(key);
        }),
      ),
    count: () =>
      inTurn(async () => {
        await withFile(catchUp);
        return known.size;
      }),
  };
}

/** The record in a line of the file; undefined for an empty line and for what a crash left of one. */
export function parseSubscriber(line: string): Subscriber | undefined {
  try {
    return subscriberSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

function keyOf({ u, id, normalised }: Subscriber): string {
  return JSON.stringify([u, id, normalised]);
}

/** One write(2), which O_APPEND keeps whole among other processes' writes; a second one would not be. */
async function writeOnce(handle: FileHandle, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const { bytesWritten } = await handle.write(bytes);
  if (bytesWritten < bytes.length) {
    throw new Error(`only ${bytesWritten} of ${bytes.length} bytes could be written`);
  }
}

async function readRange(handle: FileHandle, from: number, to: number): Promise<Buffer> {
  const bytes = Buffer.alloc(to - from);
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, from + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

async function makeDirectory(directory: string): Promise<void> {
  const first = await mkdir(directory, { recursive: true });
  if (first === undefined) return;
  for (let made = directory; made.length >= first.length; made = dirname(made)) {
    await syncDirectory(dirname(made));
  }
}

/** Without this a crash can lose a new file's name, and the file with it. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === "win32") return; // Windows does not open directories.
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Runs tasks one after another; a task that fails does not stop the next. */
function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const current = last.then(task, task);
    last = current;
    return current;
  };
}
