interface Props {
  /** The corner that its rings surround, clockwise from the top left: 0 to 3. */
  corner?: number | string;
  /** It waits for a person to turn it by a quarter, anticlockwise. */
  waits?: boolean;
}

/** One tile: a quarter of four rings round one of its corners, as its background. A script may turn it. */
export function Tile({ corner = 0, waits }: Props) {
  return <i className="tile" data-corner={corner} data-waits={waits || undefined} />;
}
