import type { Facts, NotFoundWords } from '../../words.ts';

export const notFound = ({ name }: Facts): NotFoundWords => ({
  page: {
    title: [`Page not found | ${name}`, 'Page not found'],
    description: ['This address leads to no page of this site.'],
  },

  title: "Oops! The page you're looking for doesn't exist.",
  action: { label: 'Return to Home', page: 'home' },
  /** Of the ring that is the 0 of 404. */
  waiting: {
    waits: 'One quarter is turned.',
    turn: 'Close it.',
    closed: 'Closed.',
    again: 'Again',
    button: 'Close it: the quarter that is turned',
    withoutScripts: 'One step waits for a person.',
  },
});
