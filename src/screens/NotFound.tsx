import { NotFoundMessage } from '../sections/NotFoundMessage.tsx';
import type { ScreenProps } from '../site/screen-props.ts';

export function NotFound({ words, translations }: ScreenProps) {
  return <NotFoundMessage {...words.notFound} translations={translations} />;
}
