import { readdirSync, readFileSync } from "node:fs";

/**
 * The most memory that a process and all under it held at once, in bytes, looked at four times a second until `stop`.
 *
 * It adds resident sets, so that pages which processes share count for each. Linux only: elsewhere it is 0.
 */
export function watchMemory(pid: number): { stop(): number } {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, treeBytes(pid));
  }, 250);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

type ProcessEntry = { pid: number; parent: number; bytes: number };

function treeBytes(root: number): number {
  const entries = processes();
  const members = new Set([root]);
  // Parents may be listed after their children, so this goes on until nothing is added.
  for (let size = 0; size !== members.size; ) {
    size = members.size;
    for (const { pid, parent } of entries) if (members.has(parent)) members.add(pid);
  }
  return entries.filter(({ pid }) => members.has(pid)).reduce((sum, { bytes }) => sum + bytes, 0);
}

function processes(): ProcessEntry[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, "utf8");
        const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
        const bytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
        return [{ pid: Number(name), parent, bytes }];
      } catch {
        return []; // It has ended since the folder was read.
      }
    });
}
