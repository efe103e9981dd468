import { useEffect, useState } from "react";
import { CONTENT_MESSAGES_PATH } from "../../lib/content-messages";
import type { ContentProblem } from "../../lib/content-problem";

/** What is wrong with the content, told by `gatsby develop` as it is found and as it is mended. */
export function ContentMessages() {
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  useEffect(() => {
    const messages = new EventSource(CONTENT_MESSAGES_PATH);
    messages.onmessage = ({ data }) => setProblems(JSON.parse(data));
    return () => messages.close();
  }, []);

  if (problems.length === 0) return null;
  return (
    <section role="alert">
      <h2>
        {problems.length} {problems.length === 1 ? "problem" : "problems"} in the content
      </h2>
      <p>The page below is as it was before. Save the file without them, and this goes away.</p>
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
