import {
  autoUpdate,
  flip,
  offset,
  shift,
  type UseFloatingOptions,
  useFloating,
} from '@floating-ui/react-dom';

const SIDE_OFFSET_PX = 4;
const WINDOW_EDGE_PX = 8;

/** A tooltip stands below its element, aligned left, inside the window. */
const POSITION: UseFloatingOptions = {
  placement: 'bottom-start',
  middleware: [offset(SIDE_OFFSET_PX), flip({ padding: WINDOW_EDGE_PX }), shift({ padding: WINDOW_EDGE_PX })],
  whileElementsMounted: autoUpdate,
};

/**
 * The tooltip of an element of the static page. The element's own name or description says the same to screen readers,
 * which would read a new description too late.
 */
export function Tooltip({ element }: { element: HTMLElement }) {
  const { refs, floatingStyles } = useFloating({ ...POSITION, elements: { reference: element } });
  return (
    <div ref={refs.setFloating} className="tooltip" data-ground="ink" role="tooltip" style={floatingStyles}>
      {element.dataset['tooltip']}
    </div>
  );
}
