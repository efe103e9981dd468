import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** Renders in place of the children after an error in them. `retry` mounts the children anew. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Keeps the rest of the page after an error in the children. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
