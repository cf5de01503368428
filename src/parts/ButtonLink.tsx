interface Props {
  label: string;
  path: string;
  /** Less prominent: an outline without the arrow cell. */
  secondary?: boolean;
}

export function ButtonLink({ label, path, secondary }: Props) {
  return (
    <a className="button-link" href={path} data-secondary={secondary || undefined}>
      <span className="button-link__label">{label}</span>
      {!secondary && <span className="button-link__arrow" />}
    </a>
  );
}
