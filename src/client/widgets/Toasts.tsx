import { Description, Provider, Root, Viewport } from '@radix-ui/react-toast';

const DURATION_MS = 5000;
const MAX_VISIBLE = 3;

interface Props {
  /** All toasts that were requested, the first one first. */
  sentences: string[];
  /** A screen reader says this before each toast. */
  label: string;
  /** The name of the live region. */
  region: string;
}

/** Shows each toast for five seconds, at most three at a time. */
export function Toasts({ sentences, label, region }: Props) {
  const toasts = sentences.map((sentence, index) => (
    // The list only grows, and a closed toast renders nothing.
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
