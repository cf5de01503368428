/** The button over the tile that waits for the visitor. Shown once a script can turn the tile: client/play/turn-on-click.ts. */
export function WaitingTile({ label }: { label: string }) {
  return (
    <button
      id="waiting-tile"
      className="waiting-tile"
      type="button"
      aria-label={label}
      suppressHydrationWarning
    />
  );
}
