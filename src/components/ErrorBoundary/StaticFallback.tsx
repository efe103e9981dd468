import { Component, type ReactNode } from "react";
import { holdReadingPlace, isOnScreen } from "../../navigation/reading-place";

type StaticFallbackProps = {
  /** What React draws into. */
  root: Element;
  /** Called as soon as the page is React's. */
  onDrawn?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * Keeps the page standing when an error would take it away.
 *
 * React then removes all that it has drawn. The same elements are put back without it: like the page without scripts,
 * it can be read, its links lead on and its form can be sent. Where the page on the screen is not the one that was
 * asked for, then or later, that one is opened anew.
 */
export class StaticFallback extends Component<StaticFallbackProps, { failed: boolean }> {
  override state = { failed: false };

  private standing = [...this.props.root.childNodes];

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    const { root, onDrawn } = this.props;
    onDrawn?.();
    if (root.hasChildNodes()) this.standing = [...root.childNodes];
  }

  override componentDidCatch() {
    const { root } = this.props;
    root.replaceChildren(...this.standing);
    holdReadingPlace();
    // What a script would have opened is open.
    for (const panel of root.querySelectorAll("[hidden='until-found']")) panel.removeAttribute("hidden");
    const open = () => {
      if (!isOnScreen()) window.location.reload();
    };
    open();
    window.addEventListener("popstate", open);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
