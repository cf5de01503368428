import type { Words } from '../content/words.ts';
import { NotFoundMessage } from '../sections/NotFoundMessage.tsx';
import type { Translation } from '../site/list-pages.ts';

interface Props {
  words: Words;
  translations: Translation[];
}

export function NotFound({ words, translations }: Props) {
  return <NotFoundMessage {...words.notFound} translations={translations} />;
}
