import { Description, Provider, Root, Viewport } from '@radix-ui/react-toast';

const MAX_VISIBLE = 3;

interface Props {
  /** All toasts that were requested, the first one first. */
  sentences: string[];
  /** `toast` is said before each toast by a screen reader, and `region` is the name of the live region. */
  labels: DOMStringMap;
}

/** Shows each toast for five seconds, Radix's default, and at most three at a time. */
export const Toasts = ({ sentences, labels }: Props) => (
  <Provider label={labels['toast']!} swipeDirection="left">
    {sentences
      // The list only grows, and a closed toast renders nothing.
      .map((sentence, index) => (
        <Root key={index} className="toast" data-ground="ink">
          <Description>{sentence}</Description>
        </Root>
      ))
      .slice(-MAX_VISIBLE)}
    <Viewport className="toasts" label={labels['region']!} />
  </Provider>
);
