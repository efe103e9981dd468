import { Component, type ReactNode } from "react";
import { showStaticPage } from "../browser/show-static-page";

type StaticFallbackProps = {
  /** What React draws into. */
  root: Element;
  children: ReactNode;
};

/**
 * Keeps the page standing when an error would take it away.
 *
 * React then removes all that it has drawn. The same elements are put back without it: like the page without scripts,
 * it can be read, its links lead on and its form can be sent.
 */
export class StaticFallback extends Component<StaticFallbackProps, { failed: boolean }> {
  override state = { failed: false };

  private standing = [...this.props.root.childNodes];

  /** The reading place. Scroll events come a frame late, so it outlasts React emptying the page. */
  private top = window.scrollY;

  private note = () => {
    this.top = window.scrollY;
  };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    const { root } = this.props;
    if (root.hasChildNodes()) this.standing = [...root.childNodes];
    window.addEventListener("scroll", this.note, { passive: true });
  }

  override componentWillUnmount() {
    window.removeEventListener("scroll", this.note);
  }

  override componentDidCatch() {
    const { root } = this.props;
    root.replaceChildren(...this.standing);
    window.scrollTo({ top: this.top, behavior: "instant" });
    showStaticPage();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
