import type { Action } from '../../pages.ts';

export const notFound = {
  title: "Oops! The page you're looking for doesn't exist.",
  action: { label: 'Return to Home', page: 'home' } satisfies Action,
};
