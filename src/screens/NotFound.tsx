import { NotFoundMessage } from '../sections/NotFoundMessage.tsx';
import type { Words } from '../site/words.ts';

export function NotFound({ words }: { words: Words }) {
  return <NotFoundMessage {...words.notFound} />;
}
