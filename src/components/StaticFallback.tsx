import { Component, type ReactNode } from "react";

/** `root` is the element that React hydrates. */
type StaticFallbackProps = { root: Element; children: ReactNode };

/**
 * Puts back the served elements, as without scripts, when React has removed them after an error, which it logs:
 * https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary.
 */
export class StaticFallback extends Component<StaticFallbackProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  servedNodes = [...this.props.root.childNodes];

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.root.replaceChildren(...this.servedNodes);
    showStaticPage();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Lets `shared.css` hide the controls that only scripts answer. `gatsby-browser.tsx` shows them again after hydration. */
export function showStaticPage(): void {
  document.documentElement.dataset.unscripted = "";
}
