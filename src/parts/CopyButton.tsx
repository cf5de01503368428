import { Tooltip } from './Tooltip.tsx';
import { useSite } from './use-site.ts';

interface Props {
  /** What is copied, in a word: "Email address". */
  subject: string;
  text: string;
  /** The id of the element that shows the text; it is selected when the clipboard is refused. */
  source: string;
  /** The toast that is shown then. */
  failedMessage: string;
}

/** Copies a text. The page script does it, so that the first click does not wait for React. */
export function CopyButton({ subject, text, source, failedMessage }: Props) {
  const { copying } = useSite().words.labels;
  return (
    <Tooltip label={copying.tooltip}>
      <button
        type="button"
        className="copy-button"
        aria-label={copying.name(subject)}
        data-copy={text}
        data-copy-source={source}
        data-copied-message={copying.copiedMessage(subject)}
        data-failed-message={failedMessage}
        data-hydrate="click"
        // The page script may have ticked it.
        suppressHydrationWarning
      />
    </Tooltip>
  );
}
