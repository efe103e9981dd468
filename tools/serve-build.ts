import getPort from "get-port";
import { startGatsby } from "./run/gatsby";
import { requireFreshBuild } from "./test/fresh-build";
import { waitForServer } from "./wait-for-server";

/** Serves the present build on a free port, or says that there is none, or one of an older `src`. `stop` ends it. */
export async function serveBuild(root: string): Promise<{ url: string; stop(): void }> {
  requireFreshBuild(root);
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const { process, stop } = startGatsby(root, ["serve", "--port", String(port)]);
  try {
    await waitForServer(url, { server: process });
  } catch (error) {
    stop();
    throw error;
  }
  return { url, stop };
}
