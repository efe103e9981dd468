import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { ContentProblem } from "../site/content-problem";
import { LITEPAPERS_PATH } from "../site/litepaper-paths";
import { CONTENT_MESSAGES_PATH, type ContentMessage } from "./content-messages";

/** How often a new paper's page is asked for; milliseconds. */
const PATIENCE = 500;

/** The problems in the content, as `gatsby develop` finds them and as they are fixed. */
export function ContentMessages() {
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  useEffect(() => {
    const messages = new EventSource(CONTENT_MESSAGES_PATH);
    const slug = paperAt(window.location.pathname);
    /** Whether the paper of this page was there: its page stands also when it has gone. Unknown before the first message. */
    let wasThere: boolean | undefined;
    messages.onmessage = ({ data }) => {
      const { problems, papers }: ContentMessage = JSON.parse(data);
      const isThere = slug !== undefined && papers.includes(slug);
      if (wasThere === false && isThere) void openWhenThere();
      setProblems(wasThere && !isThere ? [...problems, goneProblem(slug)] : problems);
      wasThere ||= isThere;
    };
    return () => messages.close();
  }, []);

  if (problems.length === 0) return null;
  return (
    <section role="alert">
      <h2>
        {problems.length} {problems.length === 1 ? "problem" : "problems"} in the content
      </h2>
      <p>What cannot be read stays as it was until it is fixed.</p>
      <ol>
        {problems.map(({ path, line, column, message, advice }) => (
          <li key={`${path}:${line}:${column} ${message}`}>
            <code>
              {path}:{line}:{column}
            </code>
            <strong>{message}</strong>
            <span>{advice}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The slug of the paper whose page is at a path. */
function paperAt(path: string): string | undefined {
  return path.startsWith(`${LITEPAPERS_PATH}/`) ? path.slice(LITEPAPERS_PATH.length + 1) : undefined;
}

const goneProblem = (slug: string | undefined): ContentProblem => ({
  path: `content/litepapers/${slug}/index.mdx`,
  line: 1,
  column: 1,
  message: "This paper is no longer there.",
  advice: "Go to another page, or bring the file back.",
});

/** Gatsby shows that there is no page until the page is loaded again. */
async function openWhenThere(): Promise<void> {
  const { pathname } = window.location;
  while (!(await fetch(`/page-data${pathname}/page-data.json`)).ok)
    await new Promise((done) => setTimeout(done, PATIENCE));
  window.location.reload();
}

/** The styles of the shadow tree, which the site's stylesheets do not reach. */
const STYLES = `
  section {
    position: fixed;
    inset: auto 0 0;
    z-index: 2147483647;
    max-block-size: 45dvh;
    overflow: auto;
    padding: 1rem 1.5rem;
    background: #2a0d12;
    color: #fff;
    border-block-start: 4px solid #ff8595;
    font: 15px/1.5 system-ui, sans-serif;
  }
  h2 { margin: 0; font-size: 1.125rem; }
  p { margin: 0.25rem 0 0; color: #f3c9cf; }
  ol { margin: 0.75rem 0 0; padding: 0; list-style: none; display: grid; gap: 0.75rem; }
  li { display: grid; overflow-wrap: anywhere; }
  code { font: 14px/1.5 ui-monospace, monospace; color: #ffb3bd; }
`;

/** Shows the problems over the page, in a React root of its own: it outlives the page, and works where there is none. */
export function showContentMessages(body: HTMLElement): void {
  const host = body.appendChild(document.createElement("content-messages"));
  const shadow = host.attachShadow({ mode: "open" });
  createRoot(shadow).render(
    <>
      <style>{STYLES}</style>
      <ContentMessages />
    </>,
  );
}
