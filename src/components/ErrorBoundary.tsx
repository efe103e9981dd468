import { Component, type ReactNode } from "react";

/** `fallback` is shown in place of the children after an error in them. */
type ErrorBoundaryProps = { fallback: ReactNode; onError?: () => void; children: ReactNode };

/**
 * Keeps the rest of the page after an error in the children, which React logs:
 * https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
