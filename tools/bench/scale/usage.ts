import { readdirSync, readFileSync } from "node:fs";

/** What a process and all under it used. */
export type Usage = {
  /** The most memory held at once, in bytes: resident sets are added, so pages that processes share count for each. */
  peakBytes: number;
  /** Processor time in seconds, which other work on the machine changes less than the time on the clock. */
  cpuSeconds: number;
};

/** Ticks of the clock in which Linux counts processor time, a second. */
const TICKS = 100;

/** Looks four times a second until `stop`. Linux only: elsewhere both are 0. */
export function watchUsage(pid: number): { stop(): Usage } {
  let peakBytes = 0;
  const ticks = new Map<number, number>();
  const timer = setInterval(() => {
    const members = tree(pid);
    peakBytes = Math.max(
      peakBytes,
      members.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    for (const member of members) ticks.set(member.pid, member.ticks);
  }, 250);
  return {
    stop: () => {
      clearInterval(timer);
      return { peakBytes, cpuSeconds: [...ticks.values()].reduce((sum, each) => sum + each, 0) / TICKS };
    },
  };
}

type Member = { pid: number; parent: number; bytes: number; ticks: number };

function tree(root: number): Member[] {
  const all = processes();
  const members = new Set([root]);
  // Parents may be listed after their children, so this goes on until nothing is added.
  for (let size = 0; size !== members.size; ) {
    size = members.size;
    for (const { pid, parent } of all) if (members.has(parent)) members.add(pid);
  }
  return all.filter(({ pid }) => members.has(pid));
}

function processes(): Member[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const bytes =
          Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, "utf8"))?.[1] ?? 0) * 1024;
        // After the program's name, which may hold anything: state, parent, …, user time and system time.
        const fields = readFileSync(`/proc/${name}/stat`, "utf8")
          .replace(/^.*\) /s, "")
          .split(" ")
          .map(Number);
        const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
        return [{ pid: Number(name), parent, bytes, ticks: user + system }];
      } catch {
        return []; // It has ended since the folder was read.
      }
    });
}
