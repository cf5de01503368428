import { Description, Provider, Root, Viewport } from '@radix-ui/react-toast';

const DURATION_MS = 5000;
const MAX_VISIBLE = 3;

interface Props {
  /** All that were asked for, the first one first. */
  sentences: string[];
  /** What a screen reader says before a toast, and of the region of all. */
  label: string;
  region: string;
}

/** Toasts, each for five seconds. */
export function Toasts({ sentences, label, region }: Props) {
  const toasts = sentences.map((sentence, index) => (
    // The list only grows; a closed toast renders nothing.
    <Root key={index} className="toast" data-ground="ink">
      <Description>{sentence}</Description>
    </Root>
  ));
  return (
    <Provider label={label} duration={DURATION_MS} swipeDirection="left">
      {toasts.slice(-MAX_VISIBLE)}
      <Viewport className="toasts" label={region} />
    </Provider>
  );
}
