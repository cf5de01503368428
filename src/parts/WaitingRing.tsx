import './Tile.css';

/**
 * A ring of four tiles. One is turned out by a quarter and waits for the visitor. Beside a waiting line, a click turns it
 * back: client/page-script/answer-on-click.ts.
 */
export const WaitingRing = () => (
  <div className="waiting-ring">
    <i className="tile" data-corner="2" />
    <i className="tile" data-corner="0" data-waits />
    <i className="tile" data-corner="1" />
    <i className="tile" data-corner="0" />
  </div>
);
