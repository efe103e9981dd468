import { existsSync } from "node:fs";
import {
  appendFile,
  chmod,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { openSubscribers } from "../../../tools/mailing-list/subscribers";
import { testWhere } from "../../test-where";
import { inFolder, recordsIn } from "./harness";

const list = { u: "local", id: "waitlist" };

test("makes the folder and the file, which is for its owner alone", () =>
  inFolder(async (folder) => {
    const file = join(folder, "a", "b", "list.jsonl");
    await openSubscribers(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, "utf8")).toBe("");
  }));

test("records the address as typed and as compared, the time and the list", () =>
  inFolder(async (folder) => {
    const file = join(folder, "list.jsonl");
    const before = Date.now();
    await (await openSubscribers(file)).add({ email: "Ada@Example.org", ...list });
    const [record, ...others] = await recordsIn(file);
    expect(others).toEqual([]);
    expect(record).toEqual({
      email: "Ada@Example.org",
      normalised: "ada@example.org",
      time: expect.any(String),
      ...list,
    });
    const time = Date.parse(record?.time ?? "");
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  }));

test("records an address once per list, also after reopening and when another process recorded it", () =>
  inFolder(async (folder) => {
    const file = join(folder, "list.jsonl");
    const first = await openSubscribers(file);
    const second = await openSubscribers(file);
    await first.add({ email: "ada@example.org", ...list });
    await first.add({ email: "ADA@example.ORG", ...list });
    await second.add({ email: "ada@EXAMPLE.org", ...list });
    await (await openSubscribers(file)).add({ email: "Ada@example.org", ...list });
    await second.add({ email: "ada@example.org", u: "local", id: "other" });
    expect((await recordsIn(file)).map(({ id, email }) => `${id} ${email}`)).toEqual([
      "waitlist ada@example.org",
      "other ada@example.org",
    ]);
    expect(await first.count()).toBe(2);
  }));

test("keeps a last line that a crash has torn, and writes the next record on a line of its own", () =>
  inFolder(async (folder) => {
    const file = join(folder, "list.jsonl");
    await (await openSubscribers(file)).add({ email: "ada@example.org", ...list });
    const whole = await readFile(file, "utf8");
    await appendFile(file, '{"email":"gra');
    const reopened = await openSubscribers(file);
    await reopened.add({ email: "grace@example.org", ...list });
    const [first, torn, next, end] = (await readFile(file, "utf8")).split("\n");
    expect(`${first}\n`).toBe(whole);
    expect(torn).toBe('{"email":"gra');
    expect(JSON.parse(next ?? "")).toMatchObject({ email: "grace@example.org" });
    expect(end).toBe("");
    expect(await reopened.count()).toBe(2);
  }));

test("a record cut at any byte costs that record alone, and can be signed up again", () =>
  inFolder(async (folder) => {
    const file = join(folder, "list.jsonl");
    await (await openSubscribers(file)).add({ email: "ada@example.org", ...list });
    const bytes = await readFile(file);
    for (let length = 0; length <= bytes.length; length += 1) {
      await writeFile(file, bytes.subarray(0, length));
      const subscribers = await openSubscribers(file);
      await subscribers.add({ email: "ada@example.org", ...list });
      await subscribers.add({ email: "grace@example.org", ...list });
      expect(await subscribers.count()).toBe(2);
    }
  }));

test("skips lines that are no records", () =>
  inFolder(async (folder) => {
    const file = join(folder, "list.jsonl");
    await writeFile(file, '\nnull\n[1]\n{"email":1}\nnot JSON\n');
    const subscribers = await openSubscribers(file);
    expect(await subscribers.count()).toBe(0);
    await subscribers.add({ email: "ada@example.org", ...list });
    expect(await subscribers.count()).toBe(1);
  }));

test("goes on recording when the file, or its folder, is deleted or emptied under it", () =>
  inFolder(async (folder) => {
    const file = join(folder, "var", "list.jsonl");
    const subscribers = await openSubscribers(file);
    const addAda = () => subscribers.add({ email: "ada@example.org", ...list });
    for (const lose of [
      () => rm(file),
      () => rm(join(folder, "var"), { recursive: true }),
      () => writeFile(file, ""),
    ]) {
      await addAda();
      await lose();
      await addAda();
      expect(await recordsIn(file)).toHaveLength(1);
    }
  }));

test("rejects when the file cannot be written, and records what is sent again afterwards", () =>
  inFolder(async (folder) => {
    const file = join(folder, "var", "list.jsonl");
    const subscribers = await openSubscribers(file);
    await rename(join(folder, "var"), join(folder, "away"));
    await writeFile(join(folder, "var"), "in the way");
    await expect(subscribers.add({ email: "ada@example.org", ...list })).rejects.toThrow(/EEXIST|ENOTDIR/);
    await rm(join(folder, "var"));
    await rename(join(folder, "away"), join(folder, "var"));
    await subscribers.add({ email: "ada@example.org", ...list });
    expect(await recordsIn(file)).toHaveLength(1);
  }));

testWhere(existsSync("/dev/full"), "This system has no /dev/full.")(
  "rejects when the disk is full, each time anew",
  () =>
    inFolder(async (folder) => {
      const file = join(folder, "list.jsonl");
      await symlink("/dev/full", file);
      const subscribers = await openSubscribers(file);
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await expect(subscribers.add({ email: "ada@example.org", ...list })).rejects.toThrow(/ENOSPC/);
      }
      await rm(file);
      await subscribers.add({ email: "ada@example.org", ...list });
      expect(await recordsIn(file)).toHaveLength(1);
    }),
);

describe("the disk", () => {
  /** What open file handles are asked to do, in order, in every file. */
  async function watchHandles(folder: string): Promise<{ calls: string[]; sync: jest.SpyInstance }> {
    const handle = await open(folder, "r");
    const prototype = Object.getPrototypeOf(handle);
    await handle.close();
    const calls: string[] = [];
    const watch = (method: "write" | "sync") => {
      const original = prototype[method];
      return jest.spyOn(prototype, method).mockImplementation(async function (this: unknown, ...values) {
        const result = await original.apply(this, values);
        calls.push(method);
        return result;
      });
    };
    watch("write");
    return { calls, sync: watch("sync") };
  }

  afterEach(() => jest.restoreAllMocks());

  test("has the new folder, the new file's name and each record before a sign-up is acknowledged", () =>
    inFolder(async (folder) => {
      const { calls } = await watchHandles(folder);
      const subscribers = await openSubscribers(join(folder, "var", "list.jsonl"));
      expect(calls.splice(0)).toEqual(["sync", "sync"]);
      await subscribers.add({ email: "ada@example.org", ...list });
      expect(calls.splice(0)).toEqual(["write", "sync"]);
      await subscribers.add({ email: "ada@example.org", ...list });
      expect(calls).toEqual(["sync"]);
    }));

  test("that fails to take a record is asked again: a line in the file is not yet a line on the disk", () =>
    inFolder(async (folder) => {
      const file = join(folder, "list.jsonl");
      const subscribers = await openSubscribers(file);
      const { calls, sync } = await watchHandles(folder);
      sync.mockRejectedValueOnce(new Error("EIO"));
      await expect(subscribers.add({ email: "ada@example.org", ...list })).rejects.toThrow("EIO");
      await subscribers.add({ email: "ada@example.org", ...list });
      expect(calls).toEqual(["write", "write", "sync"]);
      expect(await subscribers.count()).toBe(1);
    }));
});

testWhere(process.getuid?.() !== 0, "Root may write to read-only files.")(
  "rejects when the file is read-only",
  () =>
    inFolder(async (folder) => {
      const file = join(folder, "list.jsonl");
      const subscribers = await openSubscribers(file);
      await chmod(file, 0o400);
      await expect(subscribers.add({ email: "ada@example.org", ...list })).rejects.toThrow(/EACCES/);
    }),
);

test("fails to open where the path is a folder", () =>
  inFolder(async (folder) => {
    const file = join(folder, "list.jsonl");
    await mkdir(file);
    await expect(openSubscribers(file)).rejects.toThrow(/EISDIR/);
  }));

test("however sign-ups interleave in two instances on one file, each is recorded and each line is whole", () => {
  const name = fc.constantFrom("ada", "Ada", "grace", "GRACE", "alan", "edsger", "barbara", "tony");
  const signUps = fc.array(fc.record({ name, instance: fc.nat(1), wait: fc.boolean() }), { maxLength: 24 });
  return fc.assert(
    fc.asyncProperty(signUps, (steps) =>
      inFolder(async (folder) => {
        const file = join(folder, "list.jsonl");
        const instances = [await openSubscribers(file), await openSubscribers(file)];
        const pending: Promise<void>[] = [];
        for (const { name, instance, wait } of steps) {
          const added = instances[instance]?.add({ email: `${name}@example.org`, ...list });
          if (added) pending.push(added);
          if (wait) await added;
        }
        await Promise.all(pending);
        const recorded = (await recordsIn(file)).map(({ normalised }) => normalised);
        const expected = new Set(steps.map(({ name }) => `${name.toLowerCase()}@example.org`));
        expect(new Set(recorded)).toEqual(expected);
        expect(recorded.length).toBeLessThanOrEqual(2 * expected.size);
        for (const { count } of instances) expect(await count()).toBe(expected.size);
      }),
    ),
    { numRuns: 40 },
  );
});
