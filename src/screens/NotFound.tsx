import { notFound } from '../content/not-found.ts';
import { NotFoundMessage } from '../sections/NotFoundMessage.tsx';

export function NotFound() {
  return <NotFoundMessage {...notFound} />;
}
