import { Tooltip } from '../widgets/Tooltip.tsx';
import { useSite } from '../widgets/use-site.ts';

interface Props {
  /** What is copied, in a word: "Email address". */
  subject: string;
  text: string;
  /** The id of the element that shows the text; it is selected when the clipboard is refused. */
  source: string;
  /** The toast that is shown then. */
  refused: string;
}

/** Copies a text. The page script does it, so that the first click does not wait for React. */
export function CopyButton({ subject, text, source, refused }: Props) {
  const { copying } = useSite().words.labels;
  return (
    <Tooltip label={copying.tooltip}>
      <button
        type="button"
        className="copy-button"
        aria-label={copying.name(subject)}
        data-copy={text}
        data-copy-source={source}
        data-done={copying.done(subject)}
        data-refused={refused}
        data-hydrate="click"
        // The page script may have ticked it.
        suppressHydrationWarning
      />
    </Tooltip>
  );
}
