import type { Words } from '../content/words.ts';
import { NotFoundMessage } from '../sections/NotFoundMessage.tsx';

export const NotFound = ({ notFound }: Words) => <NotFoundMessage {...notFound} />;
