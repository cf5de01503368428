interface Props {
  title: string;
  lead: string;
  /** A question that the visitor answers further down: the text of a link to its place. */
  question?: { text: string; anchor: string } | undefined;
  /** The sections of the page, for a numbered list of links. */
  index?: { id: string; title: string }[];
  /** The name of the ring after each of them: that the visitor decides something there. */
  decides?: string;
}

/** A title of up to this many characters fits the left half of a wide window. */
const MAX_SHORT_TITLE_CHARACTERS = 10;

export function PageHead({ title, lead, question, index, decides }: Props) {
  return (
    <section
      className="page-head band"
      data-ground="ink"
      data-short={title.length <= MAX_SHORT_TITLE_CHARACTERS || undefined}
    >
      <h1>{title}</h1>
      <p className="page-head__lead lead" data-half="right">
        {lead}
      </p>
      {question && (
        <a className="page-head__question title" data-half="right" href={`#${question.anchor}`}>
          <span className="ring" />
          <u>{question.text}</u>
        </a>
      )}
      {index && (
        <ol className="page-head__index fields">
          {index.map(({ id, title }, place) => (
            <li key={id}>
              <a className="title" href={`#${id}`}>
                <span>{place + 1}</span>
                <span>
                  <u>{title}</u>
                  {decides && (
                    <>
                      {'\u00a0'}
                      <span className="ring" role="img" aria-label={decides} />
                    </>
                  )}
                </span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
