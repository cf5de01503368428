import type { NotFoundWords } from '../../../site/words.ts';

export const notFound: NotFoundWords = {
  title: "Oops! The page you're looking for doesn't exist.",
  action: { label: 'Return to Home', page: 'home' },
};
