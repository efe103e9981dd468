import { Component, type ReactNode } from "react";

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
export class StaticFallback extends Component<StaticFallbackProps, { failed: boolean; top: number }> {
  override state = { failed: false, top: 0 };

  private standing = [...this.props.root.childNodes];

  /** Where the reader is while React takes the page over: it empties the page before it draws it anew. */
  private taken: number | undefined = window.scrollY;

  static getDerivedStateFromError() {
    // Before React removes the page, with which the reading place goes.
    return { failed: true, top: window.scrollY };
  }

  override componentDidMount() {
    const { root } = this.props;
    if (root.hasChildNodes()) this.standing = [...root.childNodes];
    this.taken = undefined;
  }

  override componentDidCatch() {
    const { root } = this.props;
    root.replaceChildren(...this.standing);
    window.scrollTo({ top: this.taken ?? this.state.top, behavior: "instant" });
    // What a script would have opened is open.
    for (const panel of root.querySelectorAll("[hidden='until-found']")) panel.removeAttribute("hidden");
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
