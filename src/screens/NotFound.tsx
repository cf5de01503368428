import { NotFoundMessage } from '../sections/NotFoundMessage.tsx';
import type { Words } from '../site/words.ts';

export const NotFound = ({ notFound: { title, action, puzzle, waiting } }: Words) => (
  <NotFoundMessage title={title} action={action} puzzle={puzzle} waiting={waiting} />
);
