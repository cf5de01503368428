import type { NotFoundWords } from '../../../site/words.ts';

export default (): NotFoundWords => ({
  page: {
    title: 'Page not found',
    description: 'We couldn’t find that page.',
  },
  title: "Oops! The page you're looking for doesn't exist.",
  action: { label: 'Return to Home', page: 'home' },
  puzzle: {
    intro: 'A small picture puzzle, which you can skip:',
    unsolved: 'One piece is out of place.',
    button: 'Put it back',
    solved: 'Much better. There is still no page here.',
  },
});
