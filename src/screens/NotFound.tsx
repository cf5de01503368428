import { notFound } from '../content/not-found.ts';
import { App } from '../layout/App.tsx';
import { NotFoundMessage } from '../sections/NotFoundMessage.tsx';

export function NotFound() {
  return (
    <App path="/404">
      <NotFoundMessage {...notFound} />
    </App>
  );
}
