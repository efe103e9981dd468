import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatsbyNode } from "gatsby";
import { CONTENT_MESSAGES_PATH, type ContentMessage } from "../content-messages/content-messages";

type DevServer = {
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
};

const browsers = new Set<ServerResponse>();
let last: ContentMessage = { problems: [], papers: [] };

/** Tells every browser that has a page open how the content is now. */
export function tellBrowsers(message: ContentMessage): void {
  last = message;
  for (const browser of browsers) tell(browser);
}

/** While developing, pages learn what is wrong with the content, and that it has been fixed. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }: { app: DevServer }) => {
  app.get(CONTENT_MESSAGES_PATH, (request, response) => {
    // Compressed, an event would wait for those after it.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
    });
    browsers.add(response);
    request.on("close", () => browsers.delete(response));
    tell(response);
  });
};

function tell(browser: ServerResponse): void {
  browser.write(`data: ${JSON.stringify(last)}\n\n`);
}
