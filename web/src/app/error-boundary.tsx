import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage';

interface State {
  error: unknown;
}

interface ErrorBoundaryProps {
  /** A new value, such as the next address, renders the children again. */
  resetOn?: string;
  /** Outside every frame: the error is the whole page. */
  whole?: boolean;
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.error !== null && before.resetOn !== this.props.resetOn) this.retry();
  }

  private readonly retry = () => this.setState({ error: null });

  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <CrashPage error={this.state.error} whole={this.props.whole ?? false} onRetry={this.retry} />
    );
  }
}
