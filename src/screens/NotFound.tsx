import { notFound } from '../content/not-found.ts';
import { pages } from '../content/pages.ts';
import { App } from '../frame/App.tsx';
import { NotFoundMessage } from '../sections/NotFoundMessage.tsx';

export function NotFound() {
  return (
    <App path={pages.notFound.path}>
      <NotFoundMessage {...notFound} />
    </App>
  );
}
