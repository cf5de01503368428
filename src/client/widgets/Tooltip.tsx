import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';

const SIDE_OFFSET_PX = 4;
const WINDOW_EDGE_PX = 8;

/**
 * The tooltip of an element of the static page stands below it, aligned left, inside the window. The element's own name
 * or description says the same to screen readers, which would read a new description too late.
 */
export function Tooltip({ element }: { element: HTMLElement }) {
  const { refs, floatingStyles } = useFloating({
    elements: { reference: element },
    placement: 'bottom-start',
    middleware: [
      offset(SIDE_OFFSET_PX),
      flip({ padding: WINDOW_EDGE_PX }),
      shift({ padding: WINDOW_EDGE_PX }),
    ],
    whileElementsMounted: autoUpdate,
  });
  return (
    <div ref={refs.setFloating} className="tooltip" data-ground="ink" role="tooltip" style={floatingStyles}>
      {element.dataset['tooltip']}
    </div>
  );
}
