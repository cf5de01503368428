import { notFound } from '#words/not-found.ts';
import { NotFoundMessage } from '../sections/NotFoundMessage.tsx';

export function NotFound() {
  return <NotFoundMessage {...notFound} />;
}
