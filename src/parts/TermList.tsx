interface Props {
  terms: { title: string; text: string }[];
  /** The text is beside its term instead of below it. */
  beside?: boolean;
  /** Beside the first column. */
  small?: boolean;
}

/** Terms and their meaning, each below a rule. */
export function TermList({ terms, beside, small }: Props) {
  return (
    <dl
      className={`${beside ? 'rows' : 'columns'} ${small ? 'small' : ''}`}
      data-column={small ? 'rest' : undefined}
      data-halves={beside || undefined}
    >
      {terms.map(({ title, text }, index) => (
        <div key={index}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
