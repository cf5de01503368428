interface Props {
  /** The corner that its rings surround, clockwise from the top left: 0 to 3. */
  corner?: number | string;
  /** Where it waits for a person to turn it, the corner that its rings surround then. */
  waits?: number | undefined;
}

/** One tile: a quarter of four rings round one of its corners, as its background. A script may turn it. */
export function Tile({ corner = 0, waits }: Props) {
  return <i className="tile" data-corner={corner} data-waits={waits} />;
}
