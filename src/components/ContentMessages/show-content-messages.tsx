import { createRoot } from "react-dom/client";
import { ContentMessages } from "./ContentMessages";

/** Of its own: no rule of the site reaches it, and it weighs on no sheet of the site's. */
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

/**
 * Shows what is wrong with the content over the page, in a tree of its own: it outlasts the page, and is there where
 * none is.
 */
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
