import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** What stands in the children's place after an error in them; `again` puts new ones there. */
  fallback: (again: () => void) => ReactNode;
  children: ReactNode;
};

/** Keeps an error in its children from taking the rest of the page away. React says on the console what it was. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  again = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.again) : this.props.children;
  }
}
