import { Component, type PropsWithChildren } from 'react';

type Props = PropsWithChildren<Record<'title' | 'lead' | 'reload', string | undefined>>;

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
    const { title, lead, reload, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <section className="unexpected-error" data-ground="ink" role="alert">
        <h2 className="title">{title}</h2>
        <p>{lead}</p>
        <button className="button-link" type="button" data-secondary onClick={() => location.reload()}>
          {reload}
        </button>
      </section>
    );
  }
}
