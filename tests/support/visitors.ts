import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  type Page,
  type WorkerInfo,
} from '@playwright/test';

const PHONE = { width: 390, height: 844 };

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
    viewport: PHONE,
  }),
  reader: async ({ readerOfWorker: page }, use) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await use(page);
    await empty(page);
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, contrast: null });
  },
  scriptless: async ({ scriptlessOfWorker: page }, use) => {
    await page.setViewportSize(PHONE);
    await use(page);
    await empty(page);
  },
});

async function empty(page: Page) {
  await page.goto('about:blank');
  await page.mouse.move(0, 0);
  page.removeAllListeners();
}

function openOnce(options: BrowserContextOptions) {
  const open = async (
    { browser }: { browser: Browser },
    use: (page: Page) => Promise<void>,
    { project }: WorkerInfo,
  ) => {
    const context = await browser.newContext({ baseURL: project.use.baseURL!, ...options });
    await use(await context.newPage());
    await context.close();
  };
  return [open, { scope: 'worker' }] as [typeof open, { scope: 'worker' }];
}
