/** The picture of a service without a drawing: its number, which stands beside its title too. */
export const NumberPicture = ({ number }: { number: number }) => (
  <svg
    data-number={number}
    data-ground="ink"
    viewBox="0 0 360 270"
    fill="currentColor"
    textAnchor="middle"
    aria-hidden="true"
  >
    <text x="180" y="210" fontSize="210">
      {number}
    </text>
  </svg>
);
