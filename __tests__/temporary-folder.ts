import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folders: string[] = [];
const projectFolder = process.cwd();

afterAll(() => {
  process.chdir(projectFolder);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates an empty folder, which is removed after the tests of the file. They may make it the working directory. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  folders.push(folder);
  return folder;
}
