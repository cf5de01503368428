const { PAGES } = require('./src/content/pages.ts');

const PERFECT = ['error', { minScore: 1 }];

module.exports = {
  ci: {
    collect: {
      startServerCommand: 'npm run serve -- --port 4444',
      startServerReadyPattern: 'Serving the site',
      url: PAGES.map((page) => `http://localhost:4444/${page === 'home' ? '' : page}`),
      settings: { chromeFlags: '--no-sandbox', skipAudits: ['is-crawlable'] },
    },
    assert: {
      aggregationMethod: 'median',
      assertions: {
        'categories:performance': PERFECT,
        'categories:accessibility': PERFECT,
        'categories:best-practices': PERFECT,
        'categories:seo': PERFECT,
        'cumulative-layout-shift': ['error', { maxNumericValue: 0.01 }],
      },
    },
  },
};
