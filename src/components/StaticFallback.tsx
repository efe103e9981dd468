import { Component, type ReactNode } from "react";
import { showStaticPage } from "../browser/show-static-page";

/** `root` is the element that React hydrates. */
type StaticFallbackProps = { root: Element; children: ReactNode };

/**
 * Puts back the elements that React removes after an error that no other boundary has caught, as without scripts:
 * https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary.
 */
export class StaticFallback extends Component<StaticFallbackProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  private pageNodes = [...this.props.root.childNodes];

  /** The last scroll position in CSS px. It is saved by a listener, because it is 0 once React has emptied the page. */
  private scrollTop = window.scrollY;

  private saveScrollPosition = () => {
    this.scrollTop = window.scrollY;
  };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    const { root } = this.props;
    if (root.hasChildNodes()) this.pageNodes = [...root.childNodes];
    window.addEventListener("scroll", this.saveScrollPosition, { passive: true });
  }

  override componentWillUnmount() {
    window.removeEventListener("scroll", this.saveScrollPosition);
  }

  override componentDidCatch() {
    const { root } = this.props;
    root.replaceChildren(...this.pageNodes);
    window.scrollTo({ top: this.scrollTop, behavior: "instant" });
    showStaticPage();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
