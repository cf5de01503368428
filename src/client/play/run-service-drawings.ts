import { restMs } from '../../illustrations/programme.ts';
import { serviceProgrammes } from '../../illustrations/service-programmes.ts';
import { type Kind, runDrawings } from './run-drawings.ts';

/** Animates the drawings of services. */
export const runServiceDrawings = () => runDrawings({ programmes: serviceProgrammes, createPaint });

/** Each frame of a move is painted whole. */
const createPaint: Kind['createPaint'] = (context, programme, state) => () => {
  programme.draw(context, state);
  return restMs(state);
};
