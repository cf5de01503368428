/** One suite or bench in the quality sheet. */
export interface Section {
  /** Of its file in `.measures/`, without the ending. */
  name: string;
  title: string;
  command: string;
  about?: string;
  /** The columns of each table, where one table of all would be too wide. */
  tables?: string[][];
}

export const sections: Section[] = [
  {
    name: 'pages',
    title: 'A visit',
    command: 'npm run bench',
    about:
      'Lighthouse on its slow phone; bytes, main thread (at four times slowdown) and memory of a first visit until three seconds after it has loaded; and how long after a click in the header the next page is painted. "By hand" are the same words in one HTML file a page, in a font of the system, without script.',
    tables: [
      ['page', 'site', 'performance', 'accessibility', 'best practices', 'seo'],
      ['page', 'site', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'main thread ms', 'next page ms'],
      [
        'page',
        'site',
        'requests',
        'html',
        'css',
        'script',
        'font',
        'image',
        'other',
        'heap MiB',
        'process MiB',
      ],
    ],
  },
  { name: 'accessibility', title: 'Accessibility', command: 'npm test' },
  {
    name: 'drawings',
    title: 'Drawings',
    command: 'npm run bench:drawings',
    about: 'Ms of main thread a frame at four times slowdown, and the frames that a paused drawing asks for.',
  },
  { name: 'tests-unit', title: 'Unit tests', command: 'npm test' },
  { name: 'tests-built', title: 'Tests of the built files', command: 'npm test' },
  { name: 'tests-browser', title: 'Tests in browsers', command: 'npm test' },
  { name: 'engines', title: 'Three engines', command: 'npm run test:engines' },
  { name: 'hosts', title: 'Hosts', command: 'npm run test:hosts' },
  { name: 'observatory', title: 'Observatory', command: 'npm run observatory' },
  { name: 'server', title: 'The server under load', command: 'npm run bench:server' },
  {
    name: 'growth',
    title: 'How the build grows',
    command: 'npm run bench:growth',
    about: 'Each added page has a route, a screen, a picture for shared links and words of its own.',
  },
  {
    name: 'dev',
    title: 'From saving to seeing',
    command: 'npm run bench:dev',
    about: 'In the dev server, until the browser has painted the change.',
  },
];
