interface Props {
  terms: { title: string; text: string }[];
}

/** Terms and their meaning, each below a rule. The section sets the number of columns. */
export function Fields({ terms }: Props) {
  return (
    <dl className="fields">
      {terms.map(({ title, text }, index) => (
        <div key={index}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
