import { createHash } from "node:crypto";

/** The digest by which a text or a file is known, in hexadecimal. */
export function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
