import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** How long Gatsby may take to end by itself, in milliseconds. */
const GRACE = 5000;

const WINDOWS = process.platform === "win32";

export type Gatsby = ReturnType<typeof startGatsby>;

/**
 * Starts Gatsby in a process group of its own, so that a signal reaches its workers too. It cannot ask questions: a
 * question whether another port will do would wait for an answer for ever.
 */
export function startGatsby(root: string, options: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(root, "node_modules", "gatsby", "cli.js"), ...options], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...settings },
    detached: !WINDOWS,
  });
  const ended = once(child, "exit").then(([code]) => {
    signal(child, "SIGKILL");
    return code as number | null;
  });
  return {
    process: child,
    /** Resolves with its status when it has ended, and all that it has started with it. */
    ended,
    /** Asks it to end, and makes it after a while. */
    stop() {
      signal(child, "SIGTERM");
      const timer = setTimeout(() => signal(child, "SIGKILL"), GRACE);
      void ended.finally(() => clearTimeout(timer));
    },
  };
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (WINDOWS) child.kill(name);
    else if (child.pid) process.kill(-child.pid, name);
  } catch {
    // The whole group has ended.
  }
}
