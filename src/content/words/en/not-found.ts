import type { Facts, NotFoundWords } from '../../words.ts';

export default ({ name }: Facts): NotFoundWords => ({
  page: {
    title: [`Page not found | ${name}`, 'Page not found'],
    description: ['This address leads to no page of this site.'],
  },

  title: "Oops! The page you're looking for doesn't exist.",
  action: { label: 'Return to Home', page: 'home' },
  /** Of the ring that is the 0 of 404. */
  waiting: {
    waits: 'One piece is out of place.',
    turn: 'Turn it.',
    done: 'Done.',
    button: 'Turn it: the piece that is out of place',
    withoutScripts: 'One piece is out of place.',
  },
});
