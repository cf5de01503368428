import {
  autoUpdate,
  flip,
  offset,
  shift,
  type UseFloatingOptions,
  useFloating,
} from '@floating-ui/react-dom';
import { useEffect } from 'react';

const SIDE_OFFSET_PX = 4;
const WINDOW_EDGE_PX = 8;
const ID = 'tooltip';

/** Below its element, from the left edge on, inside the window. */
const POSITION: UseFloatingOptions = {
  placement: 'bottom-start',
  middleware: [offset(SIDE_OFFSET_PX), flip({ padding: WINDOW_EDGE_PX }), shift({ padding: WINDOW_EDGE_PX })],
  whileElementsMounted: autoUpdate,
};

/** The tooltip of an element of the static page. */
export function Tooltip({ element }: { element: HTMLElement }) {
  const { refs, floatingStyles } = useFloating({ ...POSITION, elements: { reference: element } });
  useEffect(() => {
    element.setAttribute('aria-describedby', ID);
    return () => element.removeAttribute('aria-describedby');
  }, [element]);
  return (
    <div
      ref={refs.setFloating}
      id={ID}
      className="tooltip"
      data-ground="ink"
      role="tooltip"
      style={floatingStyles}
    >
      {element.dataset['tooltip']}
    </div>
  );
}
