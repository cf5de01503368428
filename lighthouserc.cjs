const { PAGES } = require('./src/content/pages.ts');

module.exports = {
  ci: {
    collect: {
      startServerCommand: 'npm start -- --port 4444',
      startServerReadyPattern: 'Serving the site',
      startServerReadyTimeout: 120_000,
      url: PAGES.map((page) => `http://localhost:4444/${page === 'home' ? '' : page}`),
      settings: { chromeFlags: '--no-sandbox', skipAudits: ['is-crawlable'] },
    },
    assert: {
      aggregationMethod: 'median',
      assertions: {
        'categories:performance': ['error', { minScore: 1 }],
        'categories:accessibility': ['error', { minScore: 1 }],
        'categories:best-practices': ['error', { minScore: 1 }],
        'categories:seo': ['error', { minScore: 1 }],
        'cumulative-layout-shift': ['error', { maxNumericValue: 0.01 }],
        'total-blocking-time': ['error', { maxNumericValue: 0 }],
      },
    },
  },
};
