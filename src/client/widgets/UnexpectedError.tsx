interface Props {
  title: string;
  lead: string;
  reload: string;
}

/** Replaces tooltips and toasts once they have failed. The page itself goes on working. */
export function UnexpectedError({ title, lead, reload }: Props) {
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
