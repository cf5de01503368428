import './Tile.css';

/**
 * A ring of four tiles. One is turned out by a quarter and waits for the visitor. A click on the ring presses the button of
 * this id too, once a script can turn the tile: client/play/turn-on-click.ts.
 */
export function WaitingRing({ button }: { button?: string }) {
  const Box = button ? 'label' : 'div';
  return (
    <Box className="waiting-ring" htmlFor={button}>
      <i className="tile" data-corner="2" />
      <i className="tile" data-corner="0" data-waits />
      <i className="tile" data-corner="1" />
      <i className="tile" data-corner="0" />
    </Box>
  );
}
