import type { NotFoundWords } from '../../../site/words.ts';

export default (): NotFoundWords => ({
  page: {
    title: 'Page not found',
    description: 'We couldn’t find that page.',
  },
  title: "Oops! The page you're looking for doesn't exist.",
  action: { label: 'Return to Home', page: 'home' },
  puzzle: 'A small picture puzzle, which you can skip:',
  waiting: {
    waits: 'One piece is out of place.',
    turn: 'Put it back',
    done: 'Much better. There is still no page here.',
  },
});
