import { type BrowserContextOptions, test as base, type Page, type WorkerInfo } from '@playwright/test';

type Pages = Record<'reader' | 'scriptless', Page>;

/**
 * Pages that a worker opens once, for tests which leave nothing behind in storage, clock or routes: a new browser
 * context costs as much as eight visits. Every test finds an empty page.
 */
export const test = base.extend<Pages, Record<'readerOfWorker' | 'scriptlessOfWorker', Page>>({
  // Whatever moves or changes by degrees is in one state or the other.
  readerOfWorker: openOnce({
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  }),
  scriptlessOfWorker: openOnce({
    javaScriptEnabled: false,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  }),
  reader: async ({ readerOfWorker: page }, use) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await use(page);
    await page.goto('about:blank');
    await page.mouse.move(0, 0);
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, contrast: null });
    page.removeAllListeners();
  },
  scriptless: async ({ scriptlessOfWorker: page }, use) => {
    await use(page);
    await page.goto('about:blank');
  },
});

function openOnce(options: BrowserContextOptions) {
  type Given = { browser: import('@playwright/test').Browser };
  const open = async ({ browser }: Given, use: (page: Page) => Promise<void>, { project }: WorkerInfo) => {
    const context = await browser.newContext({ baseURL: project.use.baseURL!, ...options });
    await use(await context.newPage());
    await context.close();
  };
  return [open, { scope: 'worker' }] as [typeof open, { scope: 'worker' }];
}
