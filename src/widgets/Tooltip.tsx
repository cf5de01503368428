import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import { type FocusEvent, type ReactElement, type RefObject, useRef } from 'react';

const SIDE_OFFSET_PX = 4;
const WINDOW_EDGE_PX = 8;

interface Props {
  /** Without it the tooltip says the element's own accessible name, as it is when it opens. */
  label?: string | undefined;
  /** For a large picture: the tooltip stands inside its bottom left corner. */
  inside?: boolean | undefined;
  children: ReactElement;
}

/** A word on the one element it wraps. Never the only way to learn a thing: touch does not show it. */
export function Tooltip({ label, inside = false, children }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <Root>
      <Trigger asChild ref={trigger} data-reach="hover" onFocus={openForKeyboard}>
        {children}
      </Trigger>
      <Portal>
        <Content
          className="tooltip"
          data-inside={inside || undefined}
          side={inside ? 'right' : 'bottom'}
          align={inside ? 'end' : 'start'}
          sideOffset={inside ? 0 : SIDE_OFFSET_PX}
          collisionPadding={WINDOW_EDGE_PX}
        >
          {label ?? <OwnName of={trigger} />}
        </Content>
      </Portal>
    </Root>
  );
}

/**
 * Radix opens at any focus, also one that comes back with the window, and closes at the scroll that brings the
 * focused element into view. So it hears of keyboard focus alone, a frame later, when that scroll is over.
 */
function openForKeyboard(event: FocusEvent) {
  if (!event.isTrusted) return;
  event.preventDefault();
  const element = event.currentTarget;
  requestAnimationFrame(() => {
    if (element.matches(':focus-visible'))
      element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
}

function OwnName({ of }: { of: RefObject<Element | null> }) {
  return of.current?.getAttribute('aria-label');
}
