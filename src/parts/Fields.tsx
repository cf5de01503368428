interface Props {
  terms: { title: string; text: string }[];
}

/** Terms and what they mean, each under a rule. How many stand side by side is up to the section. */
export function Fields({ terms }: Props) {
  return (
    <dl className="fields">
      {terms.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
