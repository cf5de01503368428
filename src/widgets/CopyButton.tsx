import { Tooltip } from './Tooltip.tsx';

interface Props {
  /** What is copied, in a word: "Email address". */
  subject: string;
  text: string;
  /** The id of the element that shows the text; it is selected when the clipboard is refused. */
  source: string;
  /** What is said then. */
  refused: string;
}

/** A cell that copies. The page's own script does it, so that the first click never waits for React. */
export function CopyButton({ subject, text, source, refused }: Props) {
  return (
    <Tooltip label="Copy">
      <button
        type="button"
        className="copy-button"
        aria-label={`Copy ${subject.toLowerCase()}`}
        data-copy={text}
        data-copy-source={source}
        data-said={`${subject} copied`}
        data-refused={refused}
        data-reach="click"
        suppressHydrationWarning
      />
    </Tooltip>
  );
}
