import { Component, type PropsWithChildren } from 'react';

type Props = PropsWithChildren<{ labels: DOMStringMap }>;

/**
 * Replaces its children by an error panel if anything inside fails to render. React logs the error, and the page itself
 * goes on working.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { errorTitle, errorLead, reload } = this.props.labels;
    return (
      <section className="toasts" role="alert">
        <div className="toast stack" data-ground="ink">
          <h2 className="title">{errorTitle}</h2>
          <p>{errorLead}</p>
          <button className="button-link" type="button" data-secondary onClick={() => location.reload()}>
            {reload}
          </button>
        </div>
      </section>
    );
  }
}
