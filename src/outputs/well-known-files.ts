import { execFileSync } from "node:child_process";
import { getCanonicalUrl, site } from "../site/site";

/** robots.txt lets every crawler read everything. `signal` is what it may use that for, if the site says so (contentsignals.org). */
export function createRobotsTxt(signal: string | undefined): string {
  return [
    "User-agent: *",
    ...(signal ? [`Content-Signal: ${signal}`] : []),
    "Allow: /",
    "",
    `Sitemap: ${getCanonicalUrl("/sitemap-index.xml")}`,
    "",
  ].join("\n");
}

/** RFC 9116, section 2.5.5, recommends an expiry less than a year ahead. */
const SECURITY_TXT_VALID_DAYS = 360;

/** Returns security.txt (RFC 9116), which expires 360 days after `issued`. */
export function createSecurityTxt(issued: Date): string {
  const expires = new Date(issued);
  expires.setUTCDate(expires.getUTCDate() + SECURITY_TXT_VALID_DAYS);
  return [
    `Contact: ${site.social.github}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${getCanonicalUrl("/.well-known/security.txt")}`,
    "",
  ].join("\n");
}

/**
 * Returns when the commit that is checked out in `folder` was made, so that two builds of one commit are equal. Without git,
 * or outside a repository, it returns the current time.
 */
export function readCommitDate(folder = process.cwd()): Date {
  try {
    const command = ["log", "-1", "--format=%cI"];
    return new Date(execFileSync("git", command, { cwd: folder, encoding: "utf8", stdio: "pipe" }).trim());
  } catch {
    return new Date();
  }
}
