/** `npm run check:deploy` fails if the build posts to the local mailing list. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { LOCAL_WAITLIST } from "../../src/waitlist/waitlist-action";
import { projectRoot } from "../project";
import { runMain } from "../run-main";

const publicFolder = join(projectRoot, "public");

runMain(() => {
  if (!existsSync(join(publicFolder, "index.html")))
    throw new Error("There is no build to check: run npm run build first.");
  // The list may have any port, because MAILING_LIST_PORT changes it.
  const localOrigin = new RegExp(
    `http://${new URL(LOCAL_WAITLIST.url).hostname.replaceAll(".", "\\.")}:\\d+`,
  );
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => localOrigin.test(readFileSync(file, "utf8")));
  const [first] = files;
  if (first)
    throw new Error(
      `The build posts to the local mailing list, ${localOrigin.exec(readFileSync(first, "utf8"))}; it must not be deployed.\n` +
        "Set WAITLIST_URL, WAITLIST_U and WAITLIST_ID (see .env.example) and build again.\n" +
        `Found in: ${files.map((file) => relative(projectRoot, file)).join(", ")}`,
    );
  console.log("The build posts to no local address.");
});
