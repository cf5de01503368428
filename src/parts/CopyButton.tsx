import { strip } from '../site/typeset.ts';
import { useSite } from './use-site.ts';
import './Button.css';

export interface CopyButtonWords {
  name: string;
  /** The toast that says so, and where to paste it. */
  copiedMessage: string;
}

interface Props extends CopyButtonWords {
  text: string;
  /** The id of the element that shows the text; it is selected where the browser does not allow copying. */
  source: string;
}

/** Copies a text: client/page-script/copy-on-click.ts. */
export function CopyButton({ name, copiedMessage, text, source }: Props) {
  const { copyFailed } = useSite().words.labels;
  return (
    <button
      type="button"
      className="text-button"
      data-scripted-only
      data-copy={strip(text)}
      data-copy-source={source}
      data-copied-message={copiedMessage}
      data-failed-message={copyFailed}
    >
      <svg className="icon" viewBox="0 0 21 21" aria-hidden="true">
        <path d="M4 14H1V1h13v3M7 7h13v13H7z" />
      </svg>
      {name}
    </button>
  );
}
