import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';

const SIDE_OFFSET_PX = 4;
/** The least margin of a page. */
const MARGIN_PX = 20;

/**
 * The tooltip of an element of the static page. It stands above the element and ends with it, so that it hides nothing
 * that the element refers to and stays inside the margins. The element is already described to screen readers, which
 * would announce a new description too late.
 */
export function Tooltip({ element }: { element: HTMLElement }) {
  const { refs, floatingStyles } = useFloating({
    elements: { reference: element },
    placement: 'top-end',
    middleware: [offset(SIDE_OFFSET_PX), flip(), shift({ padding: MARGIN_PX })],
    whileElementsMounted: autoUpdate,
  });
  return (
    <div ref={refs.setFloating} className="tooltip" data-ground="ink" role="tooltip" style={floatingStyles}>
      {element.dataset['tooltip']}
    </div>
  );
}
