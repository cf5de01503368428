interface Props {
  title: string;
  lead: string;
  reload: string;
}

/** Instead of tooltips and toasts, once they have failed; the page itself goes on. React has logged the error. */
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
