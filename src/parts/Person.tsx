import { findCorner, turnOut } from '../illustrations/circles.ts';
import { drawPerson } from '../site/draw-person.ts';
import './Tile.css';

/** A ring as the head, with one quarter turned, above half a ring as the shoulders. */
export function Person({ place }: { place: number }) {
  const { weight, turned } = drawPerson(place);
  const head = [0, 1, 2, 3].map((quarter) => findCorner(quarter % 2, Math.floor(quarter / 2)));
  return (
    <b className="person" data-weight={weight} aria-hidden="true">
      <b>
        {head.map((corner, quarter) =>
          quarter === turned ? (
            <i key={quarter} className="tile" data-corner={turnOut(corner)} data-turned="" />
          ) : (
            <i key={quarter} className="tile" data-corner={corner} />
          ),
        )}
      </b>
      <b>
        <i className="tile" data-corner={findCorner(0, 0)} />
        <i className="tile" data-corner={findCorner(1, 0)} />
      </b>
    </b>
  );
}
