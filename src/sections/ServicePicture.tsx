import type { ServiceDrawing } from '../site/words.ts';

interface Props {
  drawing: ServiceDrawing;
  /** Whether it shows what results from the service, instead of what the service does. */
  isResult?: boolean;
}

/** A still picture of a service. The text beside it says the same. */
export const ServicePicture = ({ drawing, isResult }: Props) => (
  <svg
    className={isResult ? 'result' : 'service-picture'}
    data-ground={drawing === 'research' ? 'white' : 'ink'}
    viewBox={isResult ? '0 0 997 285' : '0 0 360 270'}
    aria-hidden="true"
  >
    <use href={`/drawings/services.svg#${drawing}${isResult ? '' : '-card'}`} />
  </svg>
);
