import type { Copying } from '../content/words.ts';
import { Tooltip } from './Tooltip.tsx';
import { useSite } from './use-site.ts';

interface Props extends Copying {
  /** Instead of the word on all other buttons. */
  label?: string;
  text: string;
  /** The id of the element that shows the text; it is selected where the browser does not allow copying. */
  source: string;
}

/** Copies a text. The page script does it, so that the first click does not wait for React. */
export function CopyButton({ name, label, copiedMessage, text, source }: Props) {
  const { copying } = useSite().words.labels;
  return (
    <Tooltip label={copying.tooltip}>
      <button
        type="button"
        className="copy-button"
        aria-label={name}
        data-scripted-only
        data-copy={text}
        data-copy-source={source}
        data-copied-message={copiedMessage}
        data-failed-message={copying.failedMessage}
        data-hydrate="click"
        // The page script may have ticked it.
        suppressHydrationWarning
      >
        {label ?? copying.tooltip}
      </button>
    </Tooltip>
  );
}
