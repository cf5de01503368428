interface Props {
  terms: { title: string; text: string }[];
  /** The text is beside its term instead of below it. */
  beside?: boolean;
}

/** Terms and their meaning, each below a rule. */
export function Fields({ terms, beside }: Props) {
  return (
    <dl className={beside ? 'rows' : 'fields columns'}>
      {terms.map(({ title, text }, index) => (
        <div key={index}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
