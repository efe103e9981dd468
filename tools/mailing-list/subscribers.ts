import { mkdir, open } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { z } from "zod";

const text = z.string();
const recordSchema = z.object({ email: text, normalised: text, time: z.iso.datetime(), u: text, id: text });

/** One line of the file: the address as typed, and as it is compared. */
export type Subscriber = z.infer<typeof recordSchema>;
export type Subscribers = Awaited<ReturnType<typeof openSubscribers>>;
type SignUp = Pick<Subscriber, "email" | "u" | "id">;

/**
 * Sign-ups in a JSON Lines file, once per list and address. Lines are only appended, each by one write, so that several
 * processes can share the file; it is read anew each time, since it may be deleted meanwhile. Rejects with the file
 * system's errors; when `add` resolves, the record is on the disk.
 */
export async function openSubscribers(path: string) {
  const file = resolve(path);
  /** Written, but perhaps not to the disk: after a failed sync the file shows lines that a crash would lose. */
  const unsynced = new Set<string>();
  let named = "";
  let turn = takeTurn();
  await turn;
  return {
    add: async (signUp: SignUp) => void (await inTurn(signUp)),
    count: async () => (await inTurn()).size,
  };

  function inTurn(signUp?: SignUp): Promise<Set<string>> {
    turn = turn.catch(() => undefined).then(() => takeTurn(signUp));
    return turn;
  }

  /** Records the sign-up, if there is one; resolves with what was on the list before. */
  async function takeTurn(signUp?: SignUp): Promise<Set<string>> {
    const firstMade = await mkdir(dirname(file), { recursive: true });
    await using handle = await open(file, "a+", 0o600);
    const { ino, birthtimeMs, size } = await handle.stat();
    if (named !== `${ino} ${birthtimeMs}`) await syncNames(file, firstMade);
    named = `${ino} ${birthtimeMs}`;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, 0);
    const lines = buffer.toString("utf8", 0, bytesRead).split("\n");
    const known = new Set(lines.flatMap((line) => parseSubscriber(line) ?? []).map(keyOf));
    if (!signUp) return known;

    const { email, u, id } = signUp;
    const normalised = email.toLowerCase(); // No provider in use tells `Ada@` from `ada@`.
    const record = { email, normalised, time: new Date().toISOString(), u, id };
    const key = keyOf(record);
    if (unsynced.has(key) || !known.has(key)) {
      unsynced.add(key);
      // One write(2), which O_APPEND keeps whole among other processes' writes; after a torn line it begins a new one.
      const line = Buffer.from(`${lines.at(-1) && "\n"}${JSON.stringify(record)}\n`);
      if ((await handle.write(line)).bytesWritten < line.length) throw new Error("the record was cut short");
    }
    // A known line is synced too: another process may have written it and not yet synced it.
    await handle.sync();
    unsynced.delete(key);
    return known;
  }
}

const keyOf = ({ u, id, normalised }: Subscriber) => JSON.stringify([u, id, normalised]);

/** The record in a line of the file; undefined for an empty line and for what a crash left of one. */
export function parseSubscriber(line: string): Subscriber | undefined {
  try {
    return recordSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** A crash could lose the name of a new file or folder, and the file with it. Windows does not open folders. */
async function syncNames(file: string, firstMade = file): Promise<void> {
  if (process.platform === "win32") return;
  for (let made = file; made.length >= firstMade.length; made = dirname(made)) {
    await using folder = await open(dirname(made), "r");
    await folder.sync();
  }
}
