import { type Destination, findAddress } from '../content/pages.ts';

interface Props extends Partial<Destination> {
  label: string;
  /** Less prominent: an outline without the arrow cell. */
  secondary?: boolean;
}

/** A link that looks like a button. Without a page it loads the one that is shown again. */
export function ButtonLink({ label, page, anchor, secondary }: Props) {
  return (
    <a
      className="button-link"
      href={page ? findAddress({ page, anchor }) : ''}
      data-secondary={secondary || undefined}
    >
      <span className="button-link__label">{label}</span>
      {!secondary && <span className="button-link__arrow" />}
    </a>
  );
}
