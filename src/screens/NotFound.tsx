import { NotFoundMessage } from '../sections/NotFoundMessage.tsx';
import type { Words } from '../site/words.ts';

export const NotFound = ({ notFound }: Words) => <NotFoundMessage {...notFound} />;
