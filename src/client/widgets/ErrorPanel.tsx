/** Replaces the widgets when one of them has failed to render. The page itself goes on working. */
export const ErrorPanel = ({ labels: { errorTitle, errorLead, reload } }: { labels: DOMStringMap }) => (
  <section className="toasts" role="alert">
    <div className="toast stack" data-ground="ink">
      <h2 className="title">{errorTitle}</h2>
      <p>{errorLead}</p>
      <button className="button" type="button" onClick={() => location.reload()}>
        {reload}
      </button>
    </div>
  </section>
);
