import type { Words } from '../content/words.ts';
import { NotFoundMessage } from '../sections/NotFoundMessage.tsx';

export function NotFound({ words }: { words: Words }) {
  return <NotFoundMessage {...words.notFound} />;
}
